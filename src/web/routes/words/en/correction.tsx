import { PageWords } from "#web/features/shell/page-words.tsx";
import { correction } from "#web/messages/en/correction.ts";
import { facts } from "#web/messages/en/facts.ts";
import { house } from "#web/messages/en/house.ts";

const messages = { correction, facts, house };

export default function CorrectionWords() {
  return <PageWords messages={messages} />;
}
