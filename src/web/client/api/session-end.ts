import type { UserIdentity } from "#contract/accounts/account.ts";

import { createStore } from "#web/client/storage/create-store.ts";

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
export function askToSignIn(user: UserIdentity): Promise<boolean> {
  asking ??= new Promise<boolean>((answer) => sessionEnd.set({ user, answer })).finally(() => {
    asking = null;
    sessionEnd.set(null);
  });
  return asking;
}
