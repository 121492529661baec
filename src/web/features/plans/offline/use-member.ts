import { useIdentity } from "#web/client/api/identity.tsx";

import { useOfflineCopy } from "./offline-copy.ts";

/** Uuid of who is signed in, or was when the copy was stored that a page is drawn from; null for visitors. */
export function useMember(): string | null {
  const copy = useOfflineCopy();
  const identity = useIdentity()?.uuid ?? null;
  return copy ? copy.member : identity;
}
