import { useEffect } from "react";
import { useLocation } from "react-router";
import { IntlProvider } from "use-intl";

import { localeOfPath } from "#web/i18n/language.ts";
import type { Catalogue } from "#messages/areas.ts";
import { offlineRootId } from "#web/client/offline/addresses.ts";
import { OfflineFrame, Unreachable } from "#web/offline/app/offline-frame.tsx";

/**
 * The worker's fallback for pages that cannot be fetched. It contains nothing personal: the browser renders offline
 * pages into it, from saved data.
 */
export function OfflineDocument({ messages }: { messages: Pick<Catalogue, "offline" | "shell"> }) {
  const locale = localeOfPath(useLocation().pathname);
  // Only runs after client-side navigation to this address, which has to load the document.
  useEffect(() => window.location.reload(), []);
  return (
    <IntlProvider locale={locale} messages={messages} timeZone="UTC">
      <title>{`${messages.offline.title} – Vieira`}</title>
      <meta name="robots" content="noindex" />
      <div id={offlineRootId} className="flex min-h-dvh flex-col pb-(--tabs-height)">
        <OfflineFrame>
          <Unreachable />
        </OfflineFrame>
      </div>
    </IntlProvider>
  );
}
