import { pathInLocale } from "#web/i18n/language.ts";

/**
 * Pages that may be tracked: the same for everybody, with nothing personal in their address. All others are private,
 * including unknown pages, whose address may contain anything.
 */
const measuredPages =
  /^(?:\/(?:credits|terms-of-use|privacy-policy|how-to\/[a-z-]+|route|town|accommodation|search|planner|plans\/start)?|\/camino-[a-z0-9-]+(?:\/[a-z0-9-]+){0,2})\/?$/;

/** Whether nothing may be recorded on a page, and no external service may be loaded. */
export function isPrivatePage(pathname: string, search: string): boolean {
  return !measuredPages.test(pathInLocale(pathname, "en")) || /[?&](?:token|share|setup)=/i.test(search);
}
