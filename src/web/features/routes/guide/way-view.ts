import type { TownService, TownSize } from "#domain/route-graph/route-graph.ts";

/** A town of the way that is shown. */
export interface WayTown {
  /** Of the town; empty until it is looked up. */
  readonly uuid?: string | undefined;
  readonly slug: string;
  readonly name: string;
  /** Walked kilometres from the start of the way. */
  readonly km: number;
  readonly elevationM: number | null;
  readonly size: TownSize;
  readonly lat: number;
  readonly lon: number;
  readonly services: readonly TownService[];
  readonly houses: number;
}

/** All that map, profile and town list are drawn from, as short as it travels. */
export interface WayView {
  readonly lengthKm: number;
  /** The walked line as an encoded polyline, and the kilometre of each of its points in hundredths, as differences. */
  readonly line: string;
  readonly hundredths: readonly number[];
  /** Lines that leave the way, as encoded polylines. */
  readonly others: readonly string[];
  /** Kilometre in hundredths as differences and metres above the sea, by turns; null where no elevation is known. */
  readonly heights: readonly number[] | null;
  readonly summits: readonly { readonly name: string; readonly km: number }[];
  readonly towns: readonly WayTown[];
}
