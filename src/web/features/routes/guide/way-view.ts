import type { TownService, TownSize } from "#domain/route-graph/route-graph.ts";

/** A town of the way that is shown. */
export interface WayTown {
  readonly slug: string;
  readonly name: string;
  /** Walked kilometres from the start of the way. */
  readonly km: number;
  readonly size: TownSize;
  readonly lat: number;
  readonly lon: number;
  readonly houses: number;
}

/** A town with what only its row in the list says. */
export interface ListedTown extends WayTown {
  /** Of the town; absent where it is none of the directory. */
  readonly uuid?: string | undefined;
  readonly elevationM: number | null;
  readonly services: readonly TownService[];
}

/** All that map and profile are drawn from, as short as it travels. */
export interface WayView {
  readonly lengthKm: number;
  /** The walked line as an encoded polyline, and the kilometre of each of its points in hundredths, as differences with spaces between. */
  readonly line: string;
  readonly hundredths: string;
  /** Lines that leave the way, as encoded polylines. */
  readonly others: readonly string[];
  /** Kilometre in hundredths as differences and metres above the sea, by turns; null where no elevation is known. */
  readonly heights: string | null;
  readonly summits: readonly { readonly name: string; readonly km: number }[];
  /** A line for each town, see `packTowns`. */
  readonly towns: string;
}
