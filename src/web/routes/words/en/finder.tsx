import { PageWords } from "#web/features/shell/page-words.tsx";
import { facts } from "#web/messages/en/facts.ts";
import { finder } from "#web/messages/en/finder.ts";
import { map } from "#web/messages/en/map.ts";

const messages = { facts, finder, map };

export default function FinderWords() {
  return <PageWords messages={messages} />;
}
