import type { UserIdentity } from "#contract/accounts/account.ts";

import type { ApiClient } from "./create-api-client.ts";
import { askToSignIn } from "./session-end.ts";
import { createSiteClient } from "./site-client.ts";
import { localeOfPath, pathInLocale } from "#web/i18n/language.ts";
import { pathsIn } from "#web/i18n/paths.ts";

let client: ApiClient<UserIdentity> | undefined;

/** Pages that only members see. */
const membersPage = /^\/(?:me|logout|change-password|plans(?!\/start)|administration)(?:\/|$)/;

/** Whether the page that is open is one of them. */
export const isMembersPage = (): boolean => membersPage.test(pathInLocale(window.location.pathname, "en"));

/** Pages for everybody stay as they are; a page for members leads to signing in and back. */
function leaveMembersPage(): void {
  const { pathname, search } = window.location;
  if (isMembersPage()) window.location.assign(pathsIn(localeOfPath(pathname)).login(pathname + search));
}

/**
 * The page's one client of the API; in browsers only.
 *
 * @param known who is signed in by the page's HTML; `null` when it says nobody, which the cookies may know better
 */
export function siteApi(known: UserIdentity | null = null): ApiClient<UserIdentity> {
  client ??= createSiteClient(
    { redirectIfUnauthenticated: { target: "/login", go: leaveMembersPage }, signInAgain: askToSignIn },
    known ?? undefined,
  );
  return client;
}
