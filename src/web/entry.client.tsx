import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

import { offlineRootId } from "#web/client/offline/addresses.ts";
import { loadDrawnParts } from "#web/ui/drawn-parts.ts";

/** Programs that read pages for search engines and previews. What was served is all they need, whatever a script would make of it. */
const crawler = /bot\b|bot[/;)]|crawler|spider|slurp|facebookexternalhit|mediapartners/i;

/** In the document that stands in for pages which cannot be fetched: it is of another address, and is not taken over. */
/** A transition that a browser gives up, as when the window changes its size, is no failure: the page is there at once. */
window.addEventListener("unhandledrejection", (event) => {
  if (event.reason instanceof DOMException && event.reason.message.startsWith("Transition was")) event.preventDefault();
});

const offlineRoot = document.getElementById(offlineRootId);

if (offlineRoot) {
  void import("./offline/app/start-app.tsx").then(({ startApp }) => startApp(offlineRoot));
} else if (!crawler.test(navigator.userAgent)) {
  void loadDrawnParts().then(() =>
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
