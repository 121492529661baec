/** Name of the source in the style of a map. */
export const tileSource = "tiles";

/** What a name on the tiles is written in, and which names stand on the map already. */
export interface TileNames {
  /** ISO 639-1. */
  readonly language: string;
  readonly isKnown: ReadonlySet<string>;
}
