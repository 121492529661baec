import { type Locale, locales, pathInLocale } from "#web/i18n/language.ts";

/** The fallback document of every page that cannot be fetched; the same for everybody. */
export const offlineDocuments = Object.fromEntries(
  locales.map((locale) => [locale, pathInLocale("/offline", locale)]),
) as Readonly<Record<Locale, string>>;

/** Id of the element in that document into which offline pages are rendered. */
export const offlineRootId = "offline";

export const workerAddress = "/service-worker.js";

/** Cache of route addresses for offline use. Public content only. */
export const routeCacheName = "vieira-routes";

/** Cache of plans and planners, created with the first one. */
export const offlineDatabaseName = "vieira-kept";

const routeContent = /^\/api\/routes\/[\w-]+\/(?:map|graph)$|^\/planner\/(?:lines|houses)$/;

/** Whether an address of this site returns public, cacheable content of a route. */
export function isRouteContent(pathname: string): boolean {
  return routeContent.test(pathname);
}
