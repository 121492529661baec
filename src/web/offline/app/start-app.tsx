import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router";

import { endPreHydrationInput } from "#web/client/hydration/pre-hydration-input.ts";

import { registerWorker } from "#web/client/offline/support.ts";
import { type Locale, localeOfPath, locales } from "#web/i18n/language.ts";
import { rememberedLanguage } from "#web/client/settings/remembered-choice.ts";
import { readOfflinePlan } from "#web/client/offline/offline-plan-store.ts";
import { loadOfflineMessages } from "./offline-messages.ts";
import { offlineRoutes } from "./offline-routes.tsx";

/** Personal pages, whose addresses have no language. */
const ownPage = /^\/(?:offline|today|plans(?:\/([^/]+))?)(?:\/|$)/;

/** As the server's choice, whose function would be in the scripts of every page. */
function browserLocale(): Locale {
  const spoken = navigator.languages.map((tag) => locales.find((locale) => tag.split("-")[0] === locale));
  return spoken.find((locale) => locale !== undefined) ?? "en";
}

/** Language of an offline page: the plan's own, or the one chosen on this device, or the browser's, as on the server. */
async function localeOfOfflinePage(pathname: string): Promise<Locale> {
  const own = ownPage.exec(pathname);
  if (!own) return localeOfPath(pathname);
  const offlinePlan = own[1] === undefined ? null : await readOfflinePlan(own[1]).catch(() => null);
  return offlinePlan?.language ?? rememberedLanguage() ?? browserLocale();
}

/**
 * Renders the page of the current address from data saved in this browser.
 *
 * @param root element of the offline document into which the page is rendered
 */
export async function startApp(root: HTMLElement): Promise<void> {
  const locale = await localeOfOfflinePage(window.location.pathname);
  document.documentElement.lang = locale;
  const messages = await loadOfflineMessages(locale);
  // This page has no fields before it is rendered.
  endPreHydrationInput();
  // Every page sets its own title; the document's would come first.
  document.querySelector("head > title")?.remove();
  const router = createBrowserRouter(offlineRoutes(locale, messages));
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  // This document may be the first of the site that is opened. Offline the worker is there already.
  await registerWorker().catch(() => undefined);
}
