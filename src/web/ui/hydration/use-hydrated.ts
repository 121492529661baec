import { useSyncExternalStore, startTransition, useEffect, useState } from "react";
import { whenIdle } from "#web/client/when-idle.ts";

const subscribe = () => () => undefined;

/** False in server-rendered HTML and during hydration, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

/** Events that count as the first use of a page. */
const signs = ["pointermove", "touchstart", "keydown", "focusin", "scroll"] as const;

/** Delay after which a page counts as used without any event, in milliseconds. */
const readyMs = 6_000;

/**
 * Whether somebody has begun to use the page, or has looked at it for some seconds. Work that only its use requires is
 * done then, so that it does not delay a page that has just loaded.
 */
export function useHasInteracted(): boolean {
  const [isInUse, setInUse] = useState(false);
  useEffect(() => {
    if (isInUse) return;
    const markUsed = (): void => startTransition(() => setInUse(true));
    const onInteraction = (event: Event): void => {
      // Browsers fire a move of a resting pointer when something is painted below it.
      if (event instanceof PointerEvent && !event.movementX && !event.movementY) return;
      markUsed();
    };
    for (const sign of signs) window.addEventListener(sign, onInteraction, { passive: true, capture: true });
    let endIdle = (): void => undefined;
    const timer = setTimeout(() => (endIdle = whenIdle(markUsed)), readyMs);
    return () => {
      clearTimeout(timer);
      endIdle();
      for (const sign of signs) window.removeEventListener(sign, onInteraction, { capture: true });
    };
  }, [isInUse]);
  return isInUse;
}
