import { PageWords } from "#web/features/shell/page-words.tsx";
import { account } from "#web/messages/en/account.ts";

const messages = { account };

export default function AccountWords() {
  return <PageWords messages={messages} />;
}
