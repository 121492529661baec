import { PageWords } from "#web/features/shell/page-words.tsx";
import { facts } from "#web/messages/en/facts.ts";
import { house } from "#web/messages/en/house.ts";
import { map } from "#web/messages/en/map.ts";
import { profile } from "#web/messages/en/profile.ts";
import { route } from "#web/messages/en/route.ts";
import { town } from "#web/messages/en/town.ts";

const messages = { facts, house, map, profile, route, town };

export default function PlacesWords() {
  return <PageWords messages={messages} />;
}
