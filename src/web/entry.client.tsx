import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

import { offlineRootId } from "#web/client/offline/addresses.ts";
import { loadServerRenderedParts } from "#web/ui/hydration/lazy-part.tsx";

/** Crawlers for search engines and previews. They only need the served document, without scripts. */
const crawler = /bot\b|bot[/;)]|crawler|spider|slurp|facebookexternalhit|mediapartners/i;

/** A skipped view transition, as when the window is resized, is not an error: the page shows at once. */
window.addEventListener("unhandledrejection", (event) => {
  if (event.reason instanceof DOMException && event.reason.message.startsWith("Transition was")) event.preventDefault();
});

// Only in the offline document, which is served at the addresses of other pages and is not hydrated.
const offlineRoot = document.getElementById(offlineRootId);

if (offlineRoot) {
  void import("./offline/app/start-app.tsx").then(({ startApp }) => startApp(offlineRoot));
} else if (!crawler.test(navigator.userAgent)) {
  void loadServerRenderedParts().then(() =>
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <HydratedRouter />
        </StrictMode>,
      );
    }),
  );
}
