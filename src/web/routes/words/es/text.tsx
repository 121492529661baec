import { PageWords } from "#web/ui/page-words.tsx";
import { credits } from "#web/i18n/messages/es/credits.ts";
import { guide } from "#web/i18n/messages/es/guide.ts";
import { legal } from "#web/i18n/messages/es/legal.ts";

const messages = { credits, guide, legal };

export default function TextWords() {
  return <PageWords messages={messages} />;
}
