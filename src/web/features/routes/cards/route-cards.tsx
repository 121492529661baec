import type { ReactNode } from "react";
import "./route-cards.css";

/** A list of any number of cards in full rows. */
export function RouteCards({ children }: { children: ReactNode }) {
  return <ul className="route-cards">{children}</ul>;
}
