import { PageWords } from "#web/features/shell/page-words.tsx";
import { start } from "#web/messages/es/start.ts";

const messages = { start };

export default function StartWords() {
  return <PageWords messages={messages} />;
}
