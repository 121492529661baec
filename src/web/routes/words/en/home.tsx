import { PageWords } from "#web/ui/page-words.tsx";
import { home } from "#web/i18n/messages/en/home.ts";

const messages = { home };

export default function HomeWords() {
  return <PageWords messages={messages} />;
}
