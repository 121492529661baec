import { PageWords } from "#web/ui/page-words.tsx";
import { start } from "#web/i18n/messages/en/start.ts";

const messages = { start };

export default function StartWords() {
  return <PageWords messages={messages} />;
}
