import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router";

import { endEarlyTyping } from "#web/client/hydration/end-early-typing.ts";
import type { Locale } from "#web/i18n/language.ts";

import { registerWorker } from "#web/client/kept/begin.ts";
import { localeOfOfflinePage } from "./locale-of-offline-page.ts";
import { offlineRoutes, type OfflineWords } from "./offline-routes.tsx";

const languages: Record<Locale, () => Promise<{ words: OfflineWords }>> = {
  en: () => import("./words/en.ts"),
  es: () => import("./words/es.ts"),
};

/**
 * Draws the page of the present address from what this browser keeps.
 *
 * @param root element of the offline document that holds the page
 */
export async function startApp(root: HTMLElement): Promise<void> {
  const locale = await localeOfOfflinePage(window.location.pathname);
  document.documentElement.lang = locale;
  const { words } = await languages[locale]();
  // This page has no fields before it is drawn.
  endEarlyTyping();
  // Every page brings its own title; the document's would stand before it.
  document.querySelector("head > title")?.remove();
  const router = createBrowserRouter(offlineRoutes(locale, words));
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  // This document may be the first of the site that is opened. Without a network the worker is there already.
  await registerWorker().catch(() => undefined);
}
