import { PageWords } from "#web/features/shell/page-words.tsx";
import { start } from "#web/messages/en/start.ts";

const messages = { start };

export default function StartWords() {
  return <PageWords messages={messages} />;
}
