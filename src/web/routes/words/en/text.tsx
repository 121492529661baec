import { PageWords } from "#web/ui/page-words.tsx";
import { credits } from "#web/i18n/messages/en/credits.ts";
import { guide } from "#web/i18n/messages/en/guide.ts";
import { legal } from "#web/i18n/messages/en/legal.ts";

const messages = { credits, guide, legal };

export default function TextWords() {
  return <PageWords messages={messages} />;
}
