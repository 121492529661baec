import { createContext, type ReactNode, use, useContext } from "react";

/** Gives what is rendered a turn of the event loop of its own; null where nobody else waits, as in a browser. */
export const NextTurn = createContext<(() => Promise<void>) | null>(null);

/**
 * A part of a page that the server renders in a turn of the event loop of its own: a long page made in one piece would keep
 * everybody else waiting. Stands within a Suspense boundary; a browser renders the part as if nothing stood around it.
 */
export function OwnTurn({ children }: { children: ReactNode }) {
  const nextTurn = useContext(NextTurn);
  // Asked again after the wait, React goes on with the promise that it has waited for.
  if (nextTurn) use(nextTurn());
  return children;
}
