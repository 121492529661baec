import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/** False in server-rendered HTML and during hydration, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
