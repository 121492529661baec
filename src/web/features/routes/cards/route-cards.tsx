import type { ReactNode } from "react";
import "./route-cards.css";

/** A list of cards in full rows, however many there are. */
export function RouteCards({ children }: { children: ReactNode }) {
  return <ul className="route-cards">{children}</ul>;
}
