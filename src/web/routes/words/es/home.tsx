import { PageWords } from "#web/features/shell/page-words.tsx";
import { home } from "#web/messages/es/home.ts";

const messages = { home };

export default function HomeWords() {
  return <PageWords messages={messages} />;
}
