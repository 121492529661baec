import { PageWords } from "#web/features/shell/page-words.tsx";
import { facts } from "#web/messages/es/facts.ts";
import { house } from "#web/messages/es/house.ts";
import { map } from "#web/messages/es/map.ts";
import { profile } from "#web/messages/es/profile.ts";

const messages = { facts, house, map, profile };

export default function HouseWords() {
  return <PageWords messages={messages} />;
}
