import { PageWords } from "#web/features/shell/page-words.tsx";
import { credits } from "#web/messages/en/credits.ts";
import { guide } from "#web/messages/en/guide.ts";
import { legal } from "#web/messages/en/legal.ts";

const messages = { credits, guide, legal };

export default function TextWords() {
  return <PageWords messages={messages} />;
}
