import type { UserIdentity } from "#contract/accounts/account.ts";
import { localeOfPath, pathInLocale } from "#web/i18n/language.ts";
import { pathsIn } from "#web/i18n/paths.ts";
import { createStore } from "#web/client/storage/create-store.ts";

import type { ApiClient } from "./create-api-client.ts";
import { createSiteClient } from "./site-client.ts";

/** The session of this page has ended elsewhere, and a pending action needs a new one. */
export interface SessionEnd {
  /** Who was signed in. */
  readonly user: UserIdentity;
  /** Tells the waiting callers whether the same user is signed in again. */
  readonly resolve: (isSignedIn: boolean) => void;
}

/** The pending prompt of the page; `null` if there is none. */
export const sessionEnd = createStore<SessionEnd | null>(null);

let pendingPrompt: Promise<boolean> | null = null;

/** Asks the user to sign in again, once for all callers. Resolves to whether they did. */
function promptSignIn(user: UserIdentity): Promise<boolean> {
  pendingPrompt ??= new Promise<boolean>((resolve) => sessionEnd.set({ user, resolve })).finally(() => {
    pendingPrompt = null;
    sessionEnd.set(null);
  });
  return pendingPrompt;
}

let client: ApiClient<UserIdentity> | undefined;

/** Pages for members only. */
const membersPage = /^\/(?:me|logout|change-password|plans(?!\/start)|administration)(?:\/|$)/;

/** Whether the current page is one of them. */
export const isMembersPage = (): boolean => membersPage.test(pathInLocale(window.location.pathname, "en"));

/** Public pages stay as they are; a page for members redirects to sign-in and back. */
function redirectToSignIn(): void {
  const { pathname, search } = window.location;
  if (isMembersPage()) window.location.assign(pathsIn(localeOfPath(pathname)).login(pathname + search));
}

/**
 * The page's only API client; in browsers only.
 *
 * @param identity who is signed in according to the page's HTML; `null` if it names nobody, although cookies may
 */
export function siteApi(identity: UserIdentity | null = null): ApiClient<UserIdentity> {
  client ??= createSiteClient(
    { redirectIfUnauthenticated: { target: "/login", go: redirectToSignIn }, signInAgain: promptSignIn },
    identity ?? undefined,
  );
  return client;
}
