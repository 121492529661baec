import { type Locale, locales, pathInLocale } from "#web/i18n/language.ts";

/** The document that stands in for every page that cannot be fetched; the same for everybody. */
export const offlineDocuments = Object.fromEntries(
  locales.map((locale) => [locale, pathInLocale("/offline", locale)]),
) as Readonly<Record<Locale, string>>;

/** Id of the element in that document which the pages without a network are drawn into. */
export const offlineRootId = "offline";

export const workerAddress = "/service-worker.js";

/** Where addresses of routes are kept for use without a network. Public content only. */
export const routeCacheName = "vieira-routes";

/** Where plans and planners are kept, from the first one on. */
export const offlineDatabaseName = "vieira-kept";

const routeContent = /^\/api\/routes\/[\w-]+\/(?:map|graph)$|^\/planner\/(?:lines|houses)$/;

/** Whether an address of this site answers public content of a route that may be kept. */
export function isRouteContent(pathname: string): boolean {
  return routeContent.test(pathname);
}
