import { PageWords } from "#web/ui/page-words.tsx";
import { facts } from "#web/i18n/messages/es/facts.ts";
import { map } from "#web/i18n/messages/es/map.ts";
import { profile } from "#web/i18n/messages/es/profile.ts";
import { town } from "#web/i18n/messages/es/town.ts";

const messages = { facts, map, profile, town };

export default function TownWords() {
  return <PageWords messages={messages} />;
}
