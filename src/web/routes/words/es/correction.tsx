import { PageWords } from "#web/ui/page-words.tsx";
import { correction } from "#web/i18n/messages/es/correction.ts";
import { facts } from "#web/i18n/messages/es/facts.ts";
import { house } from "#web/i18n/messages/es/house.ts";

const messages = { correction, facts, house };

export default function CorrectionWords() {
  return <PageWords messages={messages} />;
}
