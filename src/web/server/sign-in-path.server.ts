import type { UseCaseContext } from "#use-cases/context.ts";

import { isOfPerson, localeOfPath } from "#web/i18n/language.ts";
import { type Paths, pathsIn } from "#web/i18n/paths.ts";
import { personLocale } from "./person-locale.server.ts";

/** Addresses in the language of the requested page. */
export function pathsAt(context: UseCaseContext, request: Request, { pathname }: URL): Paths {
  return pathsIn(isOfPerson(pathname) ? personLocale(context, request) : localeOfPath(pathname));
}

/** The sign-in page, with a redirect back to the requested one. */
export function signInPath(context: UseCaseContext, request: Request, url: URL): string {
  const paths = pathsAt(context, request, url);
  const { pathname, search } = url;
  // Nobody wants to sign out right after signing in.
  return paths.login(pathname === paths.logout() ? undefined : pathname + search);
}
