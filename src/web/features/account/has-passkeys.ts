import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/** Whether passkeys can be used here: browsers bind them to a host name, never to an IP address, and require https. */
function hasPasskeys(): boolean {
  return "PublicKeyCredential" in window && /[a-z]/i.test(location.hostname) && !location.hostname.startsWith("[");
}

/** The same as a hook; null until hydration. */
export function useHasPasskeys(): boolean | null {
  return useSyncExternalStore<boolean | null>(subscribe, hasPasskeys, () => null);
}
