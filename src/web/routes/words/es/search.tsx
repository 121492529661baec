import { PageWords } from "#web/features/shell/page-words.tsx";
import { search } from "#web/messages/es/search.ts";

const messages = { search };

export default function SearchWords() {
  return <PageWords messages={messages} />;
}
