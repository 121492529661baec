import { PageWords } from "#web/ui/page-words.tsx";
import { search } from "#web/i18n/messages/en/search.ts";

const messages = { search };

export default function SearchWords() {
  return <PageWords messages={messages} />;
}
