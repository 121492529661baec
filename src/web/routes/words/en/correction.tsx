import { PageWords } from "#web/ui/page-words.tsx";
import { correction } from "#web/i18n/messages/en/correction.ts";
import { facts } from "#web/i18n/messages/en/facts.ts";
import { house } from "#web/i18n/messages/en/house.ts";

const messages = { correction, facts, house };

export default function CorrectionWords() {
  return <PageWords messages={messages} />;
}
