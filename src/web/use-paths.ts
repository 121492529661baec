import { useLocation } from "react-router";

import { localeOfPath } from "./language.ts";
import { pathsIn, type Paths } from "./paths.ts";

/** Addresses in the language of the page that is shown. */
export function usePaths(): Paths {
  return pathsIn(localeOfPath(useLocation().pathname));
}
