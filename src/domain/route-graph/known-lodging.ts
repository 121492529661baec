import type { GraphWaypoint, KnownBeds, Season, TownService } from "./route-graph.ts";
import type { Amenity } from "../places/lodging/lodging-facts.ts";

const meals: ReadonlySet<string> = new Set<Amenity>(["restaurant", "dinner", "half_board"]);

/**
 * The services of a place. If none is recorded, which means that they are unknown rather than absent, a place to stay
 * that serves meals counts as a restaurant.
 */
export function knownServices(
  services: readonly TownService[],
  houses: readonly (Pick<House, "status"> & { readonly amenities: readonly string[] })[],
): readonly TownService[] {
  const servesMeals = houses.some(
    ({ status, amenities }) => status === "open" && amenities.some((amenity) => meals.has(amenity)),
  );
  return services.length === 0 && servesMeals ? ["restaurant"] : services;
}

/** The facts of a published house that matter for finding a bed. */
export interface House {
  readonly type: string;
  readonly status: "open" | "temporarily_closed" | "closed";
  /** Null if unknown. */
  readonly season: Season | null;
  /** Null where unknown. */
  readonly beds: number | null;
}

export type KnownLodging = Pick<GraphWaypoint, "lodging" | "seasonalLodging" | "bedsByType">;

/**
 * The houses of one town as the graph states them. A closed house, for good or for a time, is not counted; but as a
 * named house of its type it replaces the mere knowledge that the type exists there.
 *
 * @param kinds types known to exist in the town, named or not
 */
export function knownLodging(houses: readonly House[], kinds: readonly string[]): KnownLodging {
  const open = houses.filter(({ status }) => status === "open");
  const lodging: Record<string, number> = {};
  for (const { type } of open.filter(({ season }) => season === null)) lodging[type] = (lodging[type] ?? 0) + 1;
  const named = new Set(houses.map(({ type }) => type));
  for (const kind of new Set(kinds)) {
    if (!named.has(kind)) lodging[kind] = 1;
  }
  const seasonalLodging = open.flatMap(({ type, season, beds }) =>
    season === null ? [] : [beds === null ? { type, season } : { type, season, beds }],
  );
  const bedsByType = knownBeds(open.filter(({ season }) => season === null));
  return { lodging, seasonalLodging, ...(bedsByType && { bedsByType }) };
}

function knownBeds(houses: readonly House[]): Record<string, KnownBeds> | null {
  const byType: Record<string, KnownBeds> = {};
  for (const { type, beds } of houses) {
    if (beds === null) continue;
    const last = byType[type] ?? { houses: 0, beds: 0 };
    byType[type] = { houses: last.houses + 1, beds: last.beds + beds };
  }
  return Object.keys(byType).length === 0 ? null : byType;
}

/**
 * Number of houses: those of every season, and one for each kind without a named house.
 *
 * @param types those that count; all if empty
 */
export function numberOfHouses({ lodging, seasonalLodging }: KnownLodging, types: readonly string[] = []): number {
  const counts = (type: string) => types.length === 0 || types.includes(type);
  const seasonal = seasonalLodging.filter(({ type }) => counts(type)).length;
  return Object.entries(lodging).reduce((sum, [type, count]) => sum + (counts(type) ? count : 0), seasonal);
}
