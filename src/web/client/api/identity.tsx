import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";

import type { UserIdentity } from "#contract/accounts/account.ts";

import { siteApi } from "./site-api.ts";

const identityOfDocument = createContext<UserIdentity | null>(null);

interface IdentityProviderProps {
  /** Who is signed in, as the document says it; visitors' documents are the same for everybody and say nobody. */
  user: UserIdentity | null;
  children: ReactNode;
}

/** Lets pages know who is signed in. A document of a visitor asks only where a sign of a session is left. */
export function IdentityProvider({ user, children }: IdentityProviderProps) {
  // Before anything beneath asks: the first to ask settles what is known.
  if (typeof document !== "undefined") siteApi(user);
  useEffect(() => void siteApi().loadIdentity(), []);
  const { key } = useLocation();
  useEffect(() => siteApi().noticeSignOut(), [key]);
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
