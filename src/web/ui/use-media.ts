import { useCallback, useSyncExternalStore, useEffect, useState } from "react";
import { flushSync } from "react-dom";

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

/** Whether the page is being printed: nothing measures it on paper, and what is drawn for a wide screen is too small there. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The sheet is laid out as soon as the event is over.
    const note = ({ type }: Event) => flushSync(() => setPrinting(type === "beforeprint"));
    for (const type of ["beforeprint", "afterprint"]) addEventListener(type, note);
    return () => {
      for (const type of ["beforeprint", "afterprint"]) removeEventListener(type, note);
    };
  }, []);
  return isPrinting;
}
