import { useLocale } from "use-intl";

import { type Paths, pathsIn } from "#web/i18n/paths.ts";

/** Addresses in the language that is shown, which the addresses of plans do not tell. */
export function useOfflinePaths(): Paths {
  return pathsIn(useLocale());
}
