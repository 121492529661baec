import { createContext, type ReactNode, use, useContext } from "react";

/** Gives rendering its own turn of the event loop; null if no other requests wait, as in a browser. */
export const EventLoopTurn = createContext<(() => Promise<void>) | null>(null);

/**
 * A part of a page that the server renders in its own turn of the event loop: a long page rendered at once would block
 * other requests. Has no effect in a browser.
 */
export function YieldBeforeRender({ children }: { children: ReactNode }) {
  const nextTurn = useContext(EventLoopTurn);
  // Called again after the wait, React continues with the same promise.
  if (nextTurn) use(nextTurn());
  return children;
}

/** The elements of a list of any length, which the server renders in portions. Those of one portion need keys. */
export function InPortions({ of, size = 16 }: { of: readonly ReactNode[]; size?: number }) {
  const starts = Array.from({ length: Math.ceil(of.length / size) }, (_, portion) => portion * size);
  return starts.map((start) => <YieldBeforeRender key={start}>{of.slice(start, start + size)}</YieldBeforeRender>);
}
