import { startTransition, useEffect, useState } from "react";

import { whenIdle } from "#web/client/when-idle.ts";

/** How people show that they turn to a page that they have so far looked at. */
const signs = ["pointermove", "touchstart", "keydown", "focusin", "scroll"] as const;

/** How long a page may be looked at before it makes itself ready all the same, in milliseconds. */
const readyMs = 6_000;

/**
 * Whether somebody has begun to use the page, or has looked at it for some seconds. What only its use needs is worked out
 * then, and does not hold up a page that has just come.
 */
export function useInUse(): boolean {
  const [isInUse, setInUse] = useState(false);
  useEffect(() => {
    if (isInUse) return;
    const begin = (): void => startTransition(() => setInUse(true));
    const turn = (event: Event): void => {
      // Browsers tell of a pointer that rests as if it had moved when something is painted below it.
      if (event instanceof PointerEvent && !event.movementX && !event.movementY) return;
      begin();
    };
    for (const sign of signs) window.addEventListener(sign, turn, { passive: true, capture: true });
    let endIdle = (): void => undefined;
    const timer = setTimeout(() => (endIdle = whenIdle(begin)), readyMs);
    return () => {
      clearTimeout(timer);
      endIdle();
      for (const sign of signs) window.removeEventListener(sign, turn, { capture: true });
    };
  }, [isInUse]);
  return isInUse;
}
