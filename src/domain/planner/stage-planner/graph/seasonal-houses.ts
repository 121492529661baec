import { memoizeByObject } from "#domain/memoize-by-object.ts";
import type { IsoDate } from "#domain/calendar/iso-date.ts";
import { isOpenOn } from "#domain/calendar/season.ts";
import type { Season } from "#domain/route-graph/route-graph.ts";
import type { CompiledGraph } from "./compiled-graph.ts";

interface SeasonalHouse {
  readonly waypoint: number;
  readonly type: string;
  /** Index of its season among the different seasons of the route. */
  readonly season: number;
}

/** The houses of a route with a known season; many houses share few seasons. */
class SeasonBook {
  readonly houses: readonly SeasonalHouse[];
  readonly #seasons: Season[] = [];
  readonly #openOn = new Map<IsoDate, Uint8Array>();

  constructor(graph: CompiledGraph) {
    const indexOf = new Map<string, number>();
    this.houses = graph.waypoints.flatMap((waypoint, position) =>
      waypoint.seasonalLodging.map(({ type, season }) => {
        const key = JSON.stringify(season);
        if (!indexOf.has(key)) indexOf.set(key, this.#seasons.push(season) - 1);
        return { waypoint: position, type, season: indexOf.get(key)! };
      }),
    );
  }

  /** 1 for each season that is open on the night that begins on `date`. */
  openOn(date: IsoDate): Uint8Array {
    let open = this.#openOn.get(date);
    if (!open) {
      if (this.#openOn.size > 2000) this.#openOn.clear();
      open = Uint8Array.from(this.#seasons, (season) => (isOpenOn(season, date) ? 1 : 0));
      this.#openOn.set(date, open);
    }
    return open;
  }
}

export const seasonBook = memoizeByObject((graph: CompiledGraph) => new SeasonBook(graph));

/** Houses of the allowed types per waypoint with unknown season. */
export function countOthers(graph: CompiledGraph, types: readonly string[]): Uint16Array {
  const allowed = types.length === 0 ? null : new Set(types);
  return Uint16Array.from(graph.waypoints, ({ lodging }) => {
    let houses = 0;
    for (const type in lodging) if (!allowed || allowed.has(type)) houses += lodging[type]!;
    return houses;
  });
}

/** Houses of the allowed types per waypoint that are known to be open; all with a known season if `open` is null. */
export function countSeasonal(graph: CompiledGraph, types: readonly string[], open: Uint8Array | null): Uint16Array {
  const allowed = types.length === 0 ? null : new Set(types);
  const counts = new Uint16Array(graph.waypoints.length);
  for (const { waypoint, type, season } of seasonBook(graph).houses) {
    if ((!allowed || allowed.has(type)) && (open === null || open[season])) counts[waypoint]! += 1;
  }
  return counts;
}
