import type { UserIdentity } from "#contract/accounts/account.ts";
import { localeOfPath, pathInLocale } from "#web/i18n/language.ts";
import { pathsIn } from "#web/i18n/paths.ts";
import { createStore } from "#web/client/storage/create-store.ts";

import type { ApiClient } from "./create-api-client.ts";
import { createSiteClient } from "./site-client.ts";

/** The session of this page has ended elsewhere, and something that the person did waits for a new one. */
export interface SessionEnd {
  /** Who was signed in. */
  readonly user: UserIdentity;
  /** Tells those who wait whether the same person is signed in again. */
  readonly answer: (isSignedIn: boolean) => void;
}

/** What the page asks; `null` while there is nothing to ask. */
export const sessionEnd = createStore<SessionEnd | null>(null);

let asking: Promise<boolean> | null = null;

/** Asks the person to sign in again, once for all that wait. Resolves to whether they did. */
function askToSignIn(user: UserIdentity): Promise<boolean> {
  asking ??= new Promise<boolean>((answer) => sessionEnd.set({ user, answer })).finally(() => {
    asking = null;
    sessionEnd.set(null);
  });
  return asking;
}

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
