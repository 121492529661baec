import { PageWords } from "#web/features/shell/page-words.tsx";
import { facts } from "#web/messages/es/facts.ts";
import { house } from "#web/messages/es/house.ts";
import { map } from "#web/messages/es/map.ts";
import { profile } from "#web/messages/es/profile.ts";
import { route } from "#web/messages/es/route.ts";
import { town } from "#web/messages/es/town.ts";

const messages = { facts, house, map, profile, route, town };

export default function PlacesWords() {
  return <PageWords messages={messages} />;
}
