import { type ComponentType, createContext, type ReactNode } from "react";

/** A deferred part of a page, its position, and all inputs of its rendering. */
export interface DeferredPart {
  readonly name: string;
  /** Of its element, by `useId`: at other positions of a page the ids inside differ. */
  readonly id: string;
  /** Functions among them only handle events, and do not affect rendering. */
  readonly of: object;
}

/** Cache of parts that the server has rendered for earlier pages. */
export interface PartCache {
  /** The HTML inside a part's element; undefined if it has to be rendered. */
  htmlOf(part: DeferredPart): string | undefined;
  /** Wraps the rendered part, which does not depend on the user. */
  readonly Around: ComponentType<{ children: ReactNode }>;
}

/** Null in browsers, which find the parts in the document. */
export const PartCacheContext = createContext<PartCache | null>(null);
