import { createPath, type Path } from "react-router";

import { pathInLocale } from "#web/i18n/language.ts";

/** Addresses that do something when they are opened: nobody may open them before somebody means to. */
const neverAhead = /^\/(?:logout|plans\/start)(?:\/|$)/;

/** The page to be fetched before a link is followed; null where there is none, as within the page itself. */
export function pageAhead({ pathname, search }: Pick<Path, "pathname" | "search">, here: string): string | null {
  if (pathname === here || neverAhead.test(pathInLocale(pathname, "en"))) return null;
  return createPath({ pathname, search });
}
