import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router";

import { endPreHydrationInput } from "#web/client/hydration/pre-hydration-input.ts";

import { registerWorker } from "#web/client/offline/support.ts";
import { localeOfOfflinePage } from "./locale-of-offline-page.ts";
import { loadOfflineMessages } from "./offline-messages.ts";
import { offlineRoutes } from "./offline-routes.tsx";

/**
 * Draws the page of the present address from what this browser keeps.
 *
 * @param root element of the offline document that holds the page
 */
export async function startApp(root: HTMLElement): Promise<void> {
  const locale = await localeOfOfflinePage(window.location.pathname);
  document.documentElement.lang = locale;
  const messages = await loadOfflineMessages(locale);
  // This page has no fields before it is drawn.
  endPreHydrationInput();
  // Every page brings its own title; the document's would stand before it.
  document.querySelector("head > title")?.remove();
  const router = createBrowserRouter(offlineRoutes(locale, messages));
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  // This document may be the first of the site that is opened. Without a network the worker is there already.
  await registerWorker().catch(() => undefined);
}
