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

/** Whether the device prefers reduced motion: for what happens later, not for what is rendered. Nothing moves on the server. */
export function prefersReducedMotion(): boolean {
  return typeof window === "undefined" || window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
