import { offline } from "#web/i18n/messages/en/offline.ts";

import { OfflineDocument } from "./offline-document.tsx";

const messages = { offline };

export default function EnglishOffline() {
  return <OfflineDocument messages={messages} />;
}
