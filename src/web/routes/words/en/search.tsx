import { PageWords } from "#web/features/shell/page-words.tsx";
import { search } from "#web/messages/en/search.ts";

const messages = { search };

export default function SearchWords() {
  return <PageWords messages={messages} />;
}
