import { useLocale } from "use-intl";

import { pathsIn, type Paths } from "#web/i18n/paths.ts";

/** Addresses in the language of the current page. */
export function usePaths(): Paths {
  return pathsIn(useLocale());
}
