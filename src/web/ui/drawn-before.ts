import { type ComponentType, createContext, type ReactNode } from "react";

/** A part of a page that sleeps, where it stands, and all that it is drawn of. */
export interface SleepingPart {
  readonly name: string;
  /** Of its element, by `useId`: parts at another place of a page have other ids within. */
  readonly id: string;
  /** What functions are among it is told of things, and draws nothing. */
  readonly of: object;
}

/** Parts as the server has drawn them for pages before this one. */
export interface PartsBefore {
  /** What stands in the element of a part; undefined where it has to be drawn. */
  htmlOf(part: SleepingPart): string | undefined;
  /** Surrounds what is drawn: it does not know whose page it is. */
  readonly Around: ComponentType<{ children: ReactNode }>;
}

/** Null in browsers, which find the parts in the document. */
export const DrawnBefore = createContext<PartsBefore | null>(null);
