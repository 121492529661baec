/**
 * The rows of the open data set in `data/`, one type a file. `null` is an
 * unknown fact. data/README.md says what each column means.
 */
import type { AccommodationStatus, AccommodationType } from "#domain/lodging/accommodation-types.ts";
import type { ArcMode, BranchKind, MonthDay, Season, TownService, TownSize } from "#domain/route-graph/route-graph.ts";

export type Confidence = "high" | "medium" | "low";

export const waypointKinds = [
  "town",
  "junction",
  "bridge",
  "pass",
  "summit",
  "farmland",
  "monastery",
  "nature",
  "church",
  "historic_site",
  "cross",
  "wharf",
  "viewpoint",
  "landmark",
  "water",
  "beach",
  "station",
  "park",
  "industry",
  "airfield",
] as const;
export type WaypointKind = (typeof waypointKinds)[number];

export interface WaypointRow {
  readonly slug: string;
  readonly name: string;
  readonly kind: WaypointKind;
  /** Degrees, WGS84. */
  readonly lat: number;
  readonly lon: number;
  readonly elevationM: number | null;
  readonly source: string;
  readonly confidence: Confidence;
}

export interface TownRow {
  readonly slug: string;
  readonly waypointSlug: string;
  readonly name: string;
  readonly otherNames: readonly string[];
  readonly country: string;
  readonly region: string | null;
  readonly province: string | null;
  readonly size: TownSize;
  readonly services: readonly TownService[];
  /** Kinds of house known to exist there though the source names none. */
  readonly lodgingKinds: readonly AccommodationType[];
  /** People of the place itself by the Nomenclátor of 2017. */
  readonly population: number | null;
  /** Code of the place in Spain's register of places, 11 digits. */
  readonly ineCode: string | null;
  /** Local holidays as a gazette announced them, `YYYY-MM-DD`. */
  readonly feasts: readonly string[];
  readonly feastSource: string | null;
  readonly source: string;
  readonly confidence: Confidence;
}

export interface AccommodationRow {
  readonly slug: string;
  readonly townSlug: string;
  /** The local one. */
  readonly name: string;
  readonly otherNames: readonly string[];
  readonly type: AccommodationType;
  readonly operator: string | null;
  readonly address: string | null;
  /** In the register of tourism of its region. */
  readonly registerNumber: string | null;
  readonly beds: number | null;
  readonly rooms: readonly string[];
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
  /** ISO 4217. */
  readonly currency: string | null;
  readonly donation: boolean | null;
  readonly season: Season | null;
  readonly seasonSource: string | null;
  /** `HH:MM`; an end at or before the beginning lies after midnight. */
  readonly checkInFrom: string | null;
  readonly checkInUntil: string | null;
  readonly reservable: boolean | null;
  readonly phone: string | null;
  readonly secondPhone: string | null;
  readonly email: string | null;
  readonly web: string | null;
  readonly amenities: readonly string[];
  readonly lat: number | null;
  readonly lon: number | null;
  readonly coordSource: string | null;
  /** Straight metres from the waypoint of the town to the house. */
  readonly distanceOffM: number | null;
  readonly status: AccommodationStatus;
  readonly statusNote: string | null;
  readonly statusNoteEs: string | null;
  /** `node/123` of OpenStreetMap. */
  readonly osmId: string | null;
  readonly source: string;
  readonly licence: string;
  readonly confidence: Confidence;
}

/** What one source says of one fact of a house. */
export interface HouseFactRow {
  readonly houseSlug: string;
  /** As the API spells it. */
  readonly field: string;
  /** As accommodations.csv has it. */
  readonly value: string;
  readonly source: string;
  /** `YYYY-MM-DD` or as much of it as is known. */
  readonly date: string;
  readonly certainty: Confidence;
  /** It is the one in accommodations.csv; else another source is surer or newer. */
  readonly isUsed: boolean;
}

/** A house that turned out to be the same as another. */
export interface MergedHouseRow {
  readonly slug: string;
  readonly into: string;
}

export interface ArcRow {
  readonly id: number;
  /** Waypoint slugs. */
  readonly from: string;
  readonly to: string;
  readonly mode: ArcMode;
  readonly distanceM: number;
  readonly ascentM: number | null;
  readonly descentM: number | null;
  /** Where the climb is from, when that is not the source of the distance. */
  readonly climbSource: string | null;
  readonly surface: string | null;
  readonly source: string;
  readonly confidence: Confidence;
}

export interface ArcLineRow {
  readonly arcId: number;
  /** Encoded polyline with five decimals, from the arc's first waypoint to its last. */
  readonly line: string;
  /** Metres above the sea, one for each point of the line. */
  readonly elevations: readonly (number | null)[];
  readonly source: string;
}

export interface RouteRow {
  readonly slug: string;
  readonly name: string;
  readonly nameEn: string;
  /** Town slugs. */
  readonly start: string;
  readonly end: string;
  readonly countries: readonly string[];
  /** `#rrggbb`. */
  readonly colour: string;
  readonly sort: number;
  readonly publishedKmMin: number;
  readonly publishedKmMax: number;
  readonly source: string;
  readonly confidence: Confidence;
}

export interface SegmentRow {
  readonly key: string;
  readonly name: string;
  readonly arcs: readonly number[];
}

export interface BranchRow {
  readonly routeSlug: string;
  readonly slug: string;
  readonly name: string;
  /** In Spanish, where it is another. */
  readonly nameEs: string | null;
  readonly kind: BranchKind;
  /** Waypoint slugs: where the branch begins and where it ends. */
  readonly leaves: string;
  readonly rejoins: string;
  /** Segment keys in walking order. */
  readonly segments: readonly string[];
  readonly note: string | null;
  readonly source: string;
  readonly confidence: Confidence;
}

export interface ClosureRow {
  readonly routeSlug: string;
  readonly key: string;
  readonly arcs: readonly number[];
  readonly from: MonthDay;
  readonly to: MonthDay;
  readonly note: string;
  readonly noteEs: string;
  readonly source: string;
}

export interface PointOfInterestRow {
  readonly slug: string;
  readonly name: string | null;
  readonly otherNames: readonly string[];
  readonly kind: string;
  readonly lat: number;
  readonly lon: number;
  readonly elevationM: number | null;
  readonly townSlug: string | null;
  /** Route slugs. */
  readonly routes: readonly string[];
  /** In the notation of OpenStreetMap. */
  readonly openingHours: string | null;
  readonly source: string;
  readonly licence: string;
  readonly confidence: Confidence;
}

/** A day's walk as a guidebook publishes it. */
export interface PublishedStageRow {
  readonly routeSlug: string;
  /** From 1. */
  readonly number: number;
  /** Town slug. */
  readonly end: string;
  readonly km: number;
  readonly ascentM: number | null;
  readonly descentM: number | null;
  readonly source: string;
}

/** What a place or a route has that a text of ours may be written about. */
export const describedKinds = ["route", "town", "point-of-interest"] as const;
export type DescribedKind = (typeof describedKinds)[number];

/** Some sentences about a place or a route. */
export interface DescriptionRow {
  readonly kind: DescribedKind;
  readonly slug: string;
  readonly en: string;
  readonly es: string;
  /** `YYYY-MM`: when they were written. */
  readonly date: string;
  readonly source: string;
}

export interface DataSet {
  readonly waypoints: readonly WaypointRow[];
  readonly towns: readonly TownRow[];
  readonly accommodations: readonly AccommodationRow[];
  readonly houseFacts: readonly HouseFactRow[];
  readonly mergedHouses: readonly MergedHouseRow[];
  readonly arcs: readonly ArcRow[];
  readonly arcLines: readonly ArcLineRow[];
  readonly routes: readonly RouteRow[];
  readonly segments: readonly SegmentRow[];
  readonly branches: readonly BranchRow[];
  readonly closures: readonly ClosureRow[];
  readonly publishedStages: readonly PublishedStageRow[];
  readonly pointsOfInterest: readonly PointOfInterestRow[];
  readonly descriptions: readonly DescriptionRow[];
}
