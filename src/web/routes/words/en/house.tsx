import { PageWords } from "#web/features/shell/page-words.tsx";
import { facts } from "#web/messages/en/facts.ts";
import { house } from "#web/messages/en/house.ts";
import { map } from "#web/messages/en/map.ts";
import { profile } from "#web/messages/en/profile.ts";

const messages = { facts, house, map, profile };

export default function HouseWords() {
  return <PageWords messages={messages} />;
}
