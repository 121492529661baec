import { PageWords } from "#web/features/shell/page-words.tsx";
import { credits } from "#web/messages/es/credits.ts";
import { guide } from "#web/messages/es/guide.ts";
import { legal } from "#web/messages/es/legal.ts";

const messages = { credits, guide, legal };

export default function TextWords() {
  return <PageWords messages={messages} />;
}
