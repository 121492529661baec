import { PageWords } from "#web/ui/page-words.tsx";
import { facts } from "#web/i18n/messages/es/facts.ts";
import { finder } from "#web/i18n/messages/es/finder.ts";
import { map } from "#web/i18n/messages/es/map.ts";

const messages = { facts, finder, map };

export default function FinderWords() {
  return <PageWords messages={messages} />;
}
