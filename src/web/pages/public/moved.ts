import { redirect } from "react-router";

import { localeOfPath, pathInLocale } from "#web/i18n/language.ts";

import type { Route } from "./+types/moved.ts";

/** New paths of moved pages: from English path to English path. */
const movedTo: Readonly<Record<string, string>> = {
  "/camino-frances/route": "/camino-frances",
  "/camino-ingles/route": "/camino-ingles",
  "/camino-portugues-de-la-costa/route": "/camino-portugues-de-la-costa",
  "/camino-portugues/route": "/camino-portugues",
  "/how-to/plan-your-camino-using-bookmarks": "/how-to/plan-your-camino-using-favourite-towns",
  "/planner-beta": "/planner",
};

/** Permanently redirects old addresses to their content, in the same language and with the same query. */
export function loader({ url: { pathname, search } }: Route.LoaderArgs) {
  const english = pathInLocale(pathname.replace(/\/$/, ""), "en");
  return redirect(pathInLocale(movedTo[english] ?? "/", localeOfPath(pathname)) + search, 301);
}
