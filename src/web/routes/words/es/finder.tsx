import { PageWords } from "#web/features/shell/page-words.tsx";
import { facts } from "#web/messages/es/facts.ts";
import { finder } from "#web/messages/es/finder.ts";
import { map } from "#web/messages/es/map.ts";

const messages = { facts, finder, map };

export default function FinderWords() {
  return <PageWords messages={messages} />;
}
