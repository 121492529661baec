import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

/** Programs that read pages for search engines and previews. What was served is all they need, whatever a script would make of it. */
const crawler = /bot\b|bot[/;)]|crawler|spider|slurp|facebookexternalhit|mediapartners/i;

if (!crawler.test(navigator.userAgent)) {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}
