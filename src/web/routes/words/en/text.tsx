import { PageWords } from "#web/features/shell/page-words.tsx";
import { credits } from "#web/messages/en/credits.ts";

const messages = { credits };

export default function TextWords() {
  return <PageWords messages={messages} />;
}
