import type { UseCaseContext } from "#use-cases/context.ts";

import { isOfPerson, localeOfPath } from "#web/i18n/language.ts";
import { type Paths, pathsIn } from "#web/i18n/paths.ts";
import { personLocale } from "./person-locale.server.ts";

/** Addresses in the language of a page that was asked for. */
export function pathsAt(context: UseCaseContext, request: Request, { pathname }: URL): Paths {
  return pathsIn(isOfPerson(pathname) ? personLocale(context, request) : localeOfPath(pathname));
}

/** The page to sign in on, with the way back to the one that was asked for. */
export function signInPath(context: UseCaseContext, request: Request, url: URL): string {
  const paths = pathsAt(context, request, url);
  const { pathname, search } = url;
  // Whoever signs in does not want to sign out at once.
  return paths.login(pathname === paths.logout() ? undefined : pathname + search);
}
