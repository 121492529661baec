import { PageWords } from "#web/ui/page-words.tsx";
import { facts } from "#web/i18n/messages/en/facts.ts";
import { house } from "#web/i18n/messages/en/house.ts";
import { map } from "#web/i18n/messages/en/map.ts";
import { profile } from "#web/i18n/messages/en/profile.ts";

const messages = { facts, house, map, profile };

export default function HouseWords() {
  return <PageWords messages={messages} />;
}
