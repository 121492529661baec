import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/** Whether passkeys can be used here: browsers bind them to a name, never to a numeric address, and want https. */
function hasPasskeys(): boolean {
  return "PublicKeyCredential" in window && /[a-z]/i.test(location.hostname) && !location.hostname.startsWith("[");
}

/** The same for a component; null until a script is there. */
export function useHasPasskeys(): boolean | null {
  return useSyncExternalStore<boolean | null>(subscribe, hasPasskeys, () => null);
}
