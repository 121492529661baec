import { useCallback, useSyncExternalStore } from "react";

/** Whether a media query matches; `null` on the server and during hydration. */
export function useMedia(query: string): boolean | null {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    [query],
  );
  return useSyncExternalStore<boolean | null>(
    subscribe,
    () => window.matchMedia(query).matches,
    () => null,
  );
}

/** Whether the device prefers reduced motion; unknown on the server, where nothing moves. */
export function useReducedMotion(): boolean {
  return useMedia("(prefers-reduced-motion: reduce)") ?? true;
}
