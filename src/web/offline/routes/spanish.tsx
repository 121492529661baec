import { offline } from "#web/i18n/messages/es/offline.ts";

import { OfflineDocument } from "./offline-document.tsx";

const messages = { offline };

export default function SpanishOffline() {
  return <OfflineDocument messages={messages} />;
}
