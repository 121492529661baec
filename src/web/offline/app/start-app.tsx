import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router";

import { endPreHydrationInput } from "#web/client/hydration/pre-hydration-input.ts";

import { registerWorker } from "#web/client/offline/support.ts";
import { type Locale, localeOfPath } from "#web/i18n/language.ts";
import { rememberedLanguage } from "#web/client/settings/remembered-choice.ts";
import { readOfflinePlan } from "#web/client/offline/offline-plan-store.ts";
import { loadOfflineMessages } from "./offline-messages.ts";
import { offlineRoutes } from "./offline-routes.tsx";

/** Addresses that do not say a language: what lies behind them is somebody's own. */
const ownPage = /^\/(?:offline|today|plans(?:\/([^/]+))?)(?:\/|$)/;

/** The language of a page that is drawn without a network: a plan's own, or the one that was chosen on this device. */
async function localeOfOfflinePage(pathname: string): Promise<Locale> {
  const own = ownPage.exec(pathname);
  if (!own) return localeOfPath(pathname);
  const kept = own[1] === undefined ? null : await readOfflinePlan(own[1]).catch(() => null);
  return kept?.language ?? rememberedLanguage() ?? "en";
}

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
