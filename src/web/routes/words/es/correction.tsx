import { PageWords } from "#web/features/shell/page-words.tsx";
import { correction } from "#web/messages/es/correction.ts";
import { facts } from "#web/messages/es/facts.ts";
import { house } from "#web/messages/es/house.ts";

const messages = { correction, facts, house };

export default function CorrectionWords() {
  return <PageWords messages={messages} />;
}
