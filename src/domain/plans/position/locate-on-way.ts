import type { PointGroup } from "#domain/places/points-of-interest/kinds.ts";
import { greatCircleM, type LatLon } from "#domain/geography/route-geometry/great-circle.ts";
import { placeAlong } from "#domain/geography/route-geometry/measured-line.ts";
import { nearestPassing } from "#domain/geography/route-geometry/passings.ts";
import { firstAhead, type Ahead } from "./first-ahead.ts";
import type { WalkedWay } from "./walked-way.ts";

/** What a walker needs most. */
export const needs = ["water", "food", "groceries", "pharmacy", "bed"] as const;
type Need = (typeof needs)[number];

export interface KnownTown {
  readonly name: string;
  /** Number of known houses there. */
  readonly houses: number;
  readonly services: readonly string[];
}

export interface KnownHouse extends LatLon {
  readonly name: string;
  /** Index of the town. */
  readonly town: number;
}

export interface KnownPoint extends LatLon {
  /** Null when it has none. */
  readonly name: string | null;
  readonly group: PointGroup;
}

export interface Surroundings {
  /** The main way first, then its variants, each to the end of the walk. */
  readonly ways: readonly WalkedWay[];
  /** Referred to by their index in the ways. */
  readonly towns: readonly KnownTown[];
  /** Open ones with known coordinates. */
  readonly houses: readonly KnownHouse[];
  readonly points: readonly KnownPoint[];
}

export interface PositionOnWay {
  /** Index of the way. */
  readonly way: number;
  /** Straight-line distance to the line, in metres. */
  readonly offM: number;
  /** Walked metres from the start of that way. */
  readonly alongM: number;
  /** The nearest point of the line. */
  readonly place: LatLon;
  /** The last town passed, the next one and the last of the way, with the distance in metres; null if there is none. */
  readonly towns: Readonly<Record<"passed" | "next" | "last", TownAt | null>>;
  /** The next place for each need in walking direction; null if none is known within 50 km. */
  readonly ahead: Readonly<Record<Need, Ahead | null>>;
  /** In the town of the next bed: the nearest house, and the number of others; null if no name is known. */
  readonly house: { readonly name: string; readonly others: number } | null;
}

/** A town, and the walking distance to it in metres. */
export interface TownAt {
  readonly name: string;
  readonly metres: number;
}

/** A variant must be nearer than the main way by this many metres, the usual accuracy of a position. */
const variantAdvantageM = 25;

/** Beyond this distance from the line, in metres, a walker is not on the route. */
export const farOffM = 3_000;

/**
 * The position of a place on a route and what comes next, or null if the route has no line. Distances ahead are walked
 * metres from the nearest point of the line, plus the distance of a point off the line.
 */
export function locateOnWay(position: LatLon, surroundings: Surroundings): PositionOnWay | null {
  const { ways, towns, points } = surroundings;
  let nearest: { way: number; alongM: number; offM: number } | null = null;
  for (const [way, line] of ways.entries()) {
    const passing = nearestPassing(line, position);
    if (passing && (!nearest || passing.offM + variantAdvantageM < nearest.offM)) nearest = { way, ...passing };
  }
  const line = nearest && ways[nearest.way];
  if (!nearest || !line) return null;
  const { alongM } = nearest;
  const townsWhere = (serves: (town: KnownTown) => boolean) =>
    line.towns.flatMap((stop) => {
      const town = towns[stop.town];
      return town && serves(town) ? [{ name: town.name, ...stop }] : [];
    });
  const next = (group: PointGroup | null, serves: (town: KnownTown) => boolean) =>
    firstAhead(line, alongM, townsWhere(serves), group ? points.filter((point) => point.group === group) : []);
  const place = placeAlong(line, alongM);
  const bed = next(null, ({ houses }) => houses > 0);
  return {
    ...nearest,
    place,
    towns: townsAround(line, alongM, towns),
    ahead: {
      water: next("water", () => false),
      food: next(null, ({ services }) => services.includes("restaurant")),
      groceries: next("groceries", ({ services }) => services.includes("groceries")),
      pharmacy: next("pharmacy", ({ services }) => services.includes("pharmacy")),
      bed,
    },
    house: nearestHouse(place, bed, surroundings),
  };
}

function townsAround(line: WalkedWay, fromM: number, towns: readonly KnownTown[]): PositionOnWay["towns"] {
  const at = (stop: WalkedWay["towns"][number] | undefined): TownAt | null => {
    const town = stop && towns[stop.town];
    return town ? { name: town.name, metres: Math.abs(stop.alongM - fromM) } : null;
  };
  const index = line.towns.findLastIndex(({ alongM }) => alongM <= fromM);
  return { passed: at(line.towns[index]), next: at(line.towns[index + 1]), last: at(line.towns.at(-1)) };
}

function nearestHouse(from: LatLon, bed: Ahead | null, { towns, houses }: Surroundings): PositionOnWay["house"] {
  const [nearest, ...others] = houses
    .filter(({ town }) => town === bed?.town)
    .toSorted((a, b) => greatCircleM(a, from) - greatCircleM(b, from));
  if (!nearest) return null;
  const houseCount = towns[nearest.town]?.houses ?? 0;
  return { name: nearest.name, others: Math.max(others.length, houseCount - 1) };
}
