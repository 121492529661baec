import { useEffect } from "react";
import { useLocation } from "react-router";
import { IntlProvider } from "use-intl";

import { localeOfPath } from "#web/i18n/language.ts";
import type { Catalogue } from "#messages/areas.ts";
import { offlineRootId } from "#web/client/offline/addresses.ts";
import { OfflineFrame, Unreachable } from "#web/offline/app/offline-frame.tsx";

/**
 * What the worker shows in place of pages that cannot be fetched. It names nobody and nothing: the pages that work without
 * a network are drawn into it by the browser, from what it keeps.
 */
export function OfflineDocument({ messages }: { messages: Pick<Catalogue, "offline" | "shell"> }) {
  const locale = localeOfPath(useLocation().pathname);
  // Runs only where another page has led here without loading the document, which brings the pages of its own.
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
