import type { Named } from "./name-in.ts";

/**
 * The graph of one route as published at `/api/routes/{slug}/graph`: the only input of the planner. Plain data, so that
 * it can be sent as JSON to browsers, servers and other programs.
 */

/** A calendar day of any year, `MM-DD`. */
export type MonthDay = string;

/** One end of a season: a day of the year, or days before or after Easter Sunday (`easter+49`). */
export type SeasonEnd = string;

/** ISO 8601 weekdays, 1 = Monday … 7 = Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** A part of the year, inclusive; if `from` is after `to`, it includes New Year. */
export interface SeasonSpan {
  readonly from: SeasonEnd;
  readonly to: SeasonEnd;
  readonly weekdays?: readonly Weekday[];
}

/** Open in any of the spans. */
export type Season = readonly SeasonSpan[];

/** From the largest to the smallest; `other` is a house or crossing with no settlement around it. */
export const townSizes = ["city", "town", "village", "other"] as const;
export type TownSize = (typeof townSizes)[number];

export const townServices = [
  "groceries",
  "restaurant",
  "pharmacy",
  "medical",
  "bank",
  "bus",
  "train",
  "bicycle_repair",
  "ferry",
] as const;
export type TownService = (typeof townServices)[number];

export type ArcMode = "walk" | "ferry" | "boat" | "train";

export type BranchKind = "main" | "variant" | "arm" | "approach" | "link";

/** A house with a known season. */
interface SeasonalHouse {
  readonly type: string;
  readonly season: Season;
  /** Absent where unknown. */
  readonly beds?: number;
}

export interface KnownBeds {
  readonly houses: number;
  /** Of these houses together. */
  readonly beds: number;
}

export interface GraphWaypoint {
  readonly uuid: string;
  /** Present when the waypoint is a town: a place where a stage may end. */
  readonly townSlug?: string;
  readonly name: string;
  readonly size: TownSize;
  /** Degrees, WGS84. */
  readonly lat: number;
  readonly lon: number;
  readonly elevationM: number | null;
  /** Empty if none is known. Includes a restaurant if no service is known but a house serves meals. */
  readonly services: readonly TownService[];
  /** Published houses with unknown season by type, and one for each kind known to exist without a named house. */
  readonly lodging: Readonly<Record<string, number>>;
  /** Published houses with a known season; not counted in `lodging`. */
  readonly seasonalLodging: readonly SeasonalHouse[];
  /** Houses of `lodging` with known beds, by type; omitted if there are none. */
  readonly bedsByType?: Readonly<Record<string, KnownBeds>>;
  /** Local holidays as announced, `YYYY-MM-DD`; omitted if unknown. */
  readonly feasts?: readonly string[];
  /** ISO 3166-1 code; omitted without a town. */
  readonly country?: string;
  /** IANA time zone; omitted if it is the usual one of the country (`timeZoneOf`). */
  readonly timeZone?: string;
  /** Name of the autonomous community in Spain, or else of the region; omitted if unknown. */
  readonly region?: string;
}

export interface GraphArc {
  readonly id: number;
  /** Waypoint uuids; an arc is walked from `from` to `to` only. */
  readonly from: string;
  readonly to: string;
  readonly mode: ArcMode;
  readonly distanceM: number;
  /** `null` where unknown; counts as 0. */
  readonly ascentM: number | null;
  readonly descentM: number | null;
  /** Every branch of this route that uses the arc. */
  readonly branches: readonly string[];
}

/** A short description of a way and what to be careful about; omitted if there is none. */
export interface Described {
  readonly description?: string | undefined;
  /** In Spanish. */
  readonly descriptionEs?: string | undefined;
}

export interface GraphBranch extends Named, Described {
  readonly slug: string;
  readonly kind: BranchKind;
  /** Arcs of main between the places where a variant leaves and rejoins it; empty for other kinds. */
  readonly replaces: readonly number[];
}

export interface GraphClosure {
  readonly arcs: readonly number[];
  readonly from: MonthDay;
  readonly to: MonthDay;
  readonly note: string;
  /** The note in other languages, by language code. */
  readonly notes?: Readonly<Record<string, string>> | undefined;
}

export interface RouteGraph {
  readonly waypoints: readonly GraphWaypoint[];
  readonly arcs: readonly GraphArc[];
  readonly branches: readonly GraphBranch[];
  readonly closures: readonly GraphClosure[];
}

/** For a route that no longer exists. */
export const emptyGraph: RouteGraph = { waypoints: [], arcs: [], branches: [], closures: [] };
