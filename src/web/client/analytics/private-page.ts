import { pathInLocale } from "#web/i18n/language.ts";

/**
 * Pages that may be measured: the same for everybody, with nothing of a person in their address. All others are private,
 * also those that do not exist, in whose address anything may stand.
 */
const measuredPages =
  /^(?:\/(?:credits|terms-of-use|privacy-policy|how-to\/[a-z-]+|route|town|accommodation|search|planner|plans\/start)?|\/camino-[a-z0-9-]+(?:\/[a-z0-9-]+){0,2})\/?$/;

/** Whether nothing may be recorded on a page, and no service outside may be there. */
export function isPrivatePage(pathname: string, search: string): boolean {
  return !measuredPages.test(pathInLocale(pathname, "en")) || /[?&](?:token|share|setup)=/i.test(search);
}
