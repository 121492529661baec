import { PageWords } from "#web/ui/page-words.tsx";
import { account } from "#web/i18n/messages/es/account.ts";

const messages = { account };

export default function AccountWords() {
  return <PageWords messages={messages} />;
}
