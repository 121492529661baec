import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";

import type { UserIdentity } from "#contract/accounts/account.ts";

import { whenIdle } from "#web/client/when-idle.ts";

import { siteApi } from "./site-api.ts";

const identityOfDocument = createContext<UserIdentity | null>(null);

interface IdentityProviderProps {
  /** Who is signed in, according to the document; visitors' documents are the same for everybody and name nobody. */
  user: UserIdentity | null;
  children: ReactNode;
}

/** Provides who is signed in. A visitor's document only sends a request if there is the cookie of a session. */
export function IdentityProvider({ user, children }: IdentityProviderProps) {
  // Before any child asks: the first caller sets the initial state.
  if (typeof document !== "undefined") siteApi(user);
  useEffect(() => void siteApi().loadIdentity(), []);
  const { key } = useLocation();
  // Reading cookies takes long on phones.
  useEffect(() => whenIdle(() => siteApi().noticeSignOut()), [key]);
  return <identityOfDocument.Provider value={user}>{children}</identityOfDocument.Provider>;
}

/** Who is signed in; `null` for visitors. */
export function useIdentity(): UserIdentity | null {
  const user = useContext(identityOfDocument);
  const { identity } = typeof document === "undefined" ? { identity: null } : siteApi(user);
  return useSyncExternalStore(
    (listener) => identity?.subscribe(listener) ?? (() => undefined),
    () => identity?.get() ?? null,
    () => user,
  );
}
