import { createContext, type ReactNode, use, useContext } from "react";

/** Gives rendering its own turn of the event loop; null if no other requests wait, as in a browser. */
export const EventLoopTurn = createContext<(() => Promise<void>) | null>(null);

/**
 * A part of a page that the server renders in its own turn of the event loop: a long page rendered at once would block
 * other requests. Must be within a Suspense boundary; has no effect in a browser.
 */
export function YieldBeforeRender({ children }: { children: ReactNode }) {
  const nextTurn = useContext(EventLoopTurn);
  // Called again after the wait, React continues with the same promise.
  if (nextTurn) use(nextTurn());
  return children;
}
