import { PageWords } from "#web/ui/page-words.tsx";
import { facts } from "#web/i18n/messages/es/facts.ts";
import { house } from "#web/i18n/messages/es/house.ts";
import { map } from "#web/i18n/messages/es/map.ts";
import { profile } from "#web/i18n/messages/es/profile.ts";

const messages = { facts, house, map, profile };

export default function HouseWords() {
  return <PageWords messages={messages} />;
}
