/**
 * Schemas of the open data set in `data/`: how to parse a row of each file. `null` is an unknown fact. Each cell is in
 * the column of the same name in snake case; data/README.md documents the columns.
 */
import { accommodationStatuses, accommodationTypes } from "#domain/places/lodging/lodging-facts.ts";
import { type Season, townServices } from "#domain/route-graph/route-graph.ts";
import { waypointKinds } from "#domain/route-graph/waypoint-kinds.ts";
import {
  type CsvCells,
  DataSetError,
  fileOf,
  list,
  listOf,
  number,
  numbers,
  oneOf,
  optionalLanguage,
  optionalNumber,
  optionalText,
  parseSeason,
  type RowOf,
  text,
  yesNoUnknown,
} from "./csv-cells.ts";

const confidences = ["high", "medium", "low"] as const;
export type Confidence = (typeof confidences)[number];

/** Source and reliability of a row. */
const sourced = { source: text, confidence: oneOf(confidences) };

const waypoints = fileOf("waypoints.csv", {
  slug: text,
  name: text,
  kind: oneOf(waypointKinds),
  /** Degrees, WGS84. */
  lat: number,
  lon: number,
  elevationM: optionalNumber,
  ...sourced,
});
export type WaypointRow = RowOf<typeof waypoints>;

const towns = fileOf("towns.csv", {
  slug: text,
  waypointSlug: text,
  name: text,
  otherNames: list,
  country: text,
  region: optionalText,
  province: optionalText,
  size: oneOf(["city", "town", "village", "other"]),
  services: listOf(townServices),
  /** Known types of houses there that the source does not name. */
  lodgingKinds: listOf(accommodationTypes),
  /** Population of the place itself, Nomenclátor of 2017. */
  population: optionalNumber,
  /** Code of the place in Spain's register of places, 11 digits. */
  ineCode: optionalText,
  /** Local holidays as announced in a gazette, `YYYY-MM-DD`. */
  feasts: list,
  feastSource: optionalText,
  ...sourced,
});
export type TownRow = RowOf<typeof towns>;

function seasonOfHouse(cells: CsvCells): Season | null {
  const season = cells.optionalText("season");
  const spans = season === null ? null : parseSeason(season);
  if (season === null || spans !== null) return spans;
  throw new DataSetError(`accommodations.csv: the season of ${cells.text("slug")} is not well formed: ${season}`);
}

const accommodations = fileOf("accommodations.csv", {
  slug: text,
  townSlug: text,
  /** In the local language. */
  name: text,
  otherNames: list,
  type: oneOf(accommodationTypes),
  operator: optionalText,
  address: optionalText,
  /** In the tourism register of its region. */
  registerNumber: optionalText,
  beds: optionalNumber,
  rooms: list,
  priceFrom: optionalNumber,
  priceTo: optionalNumber,
  /** ISO 4217. */
  currency: optionalText,
  donation: yesNoUnknown,
  season: seasonOfHouse,
  seasonSource: optionalText,
  /** `HH:MM`; an end not after the beginning is after midnight. */
  checkInFrom: optionalText,
  checkInUntil: optionalText,
  reservable: yesNoUnknown,
  phone: optionalText,
  secondPhone: optionalText,
  email: optionalText,
  web: optionalText,
  amenities: list,
  lat: optionalNumber,
  lon: optionalNumber,
  coordSource: optionalText,
  /** Straight-line distance in metres from the waypoint of the town to the house. */
  distanceOffM: optionalNumber,
  status: oneOf(accommodationStatuses),
  statusNote: optionalText,
  statusNoteEs: optionalText,
  /** OpenStreetMap id, such as `node/123`. */
  osmId: optionalText,
  licence: text,
  ...sourced,
});
export type AccommodationRow = RowOf<typeof accommodations>;

/** A source's claim about one fact of a house. */
const houseFacts = fileOf("house-facts.csv", {
  houseSlug: text,
  /** In API spelling. */
  field: text,
  /** As in accommodations.csv. */
  value: text,
  source: text,
  /** `YYYY-MM-DD` or its known prefix. */
  date: text,
  certainty: oneOf(confidences),
  /** It is the one in accommodations.csv; else another source is more reliable or newer. */
  isUsed: (cells) => cells.oneOf("used", ["yes", "no"]) === "yes",
});
export type HouseFactRow = RowOf<typeof houseFacts>;

/** A house that was merged into another. */
const mergedHouses = fileOf("merged-houses.csv", {
  slug: text,
  into: text,
});
export type MergedHouseRow = RowOf<typeof mergedHouses>;

const arcs = fileOf("arcs.csv", {
  id: number,
  /** Waypoint slugs. */
  from: text,
  to: text,
  mode: oneOf(["walk", "ferry", "boat", "train"]),
  distanceM: number,
  ascentM: optionalNumber,
  descentM: optionalNumber,
  /** Source of the climb, if different from that of the distance. */
  climbSource: optionalText,
  surface: optionalText,
  ...sourced,
});
export type ArcRow = RowOf<typeof arcs>;

/** One more item than semicolons, blank if unknown: an entirely blank cell cannot occur, as a line has two ends. */
function elevations(cells: CsvCells): readonly (number | null)[] {
  return cells
    .text("elevations")
    .split(";")
    .map((metres) => {
      if (metres === "") return null;
      if (/^-?\d+$/.test(metres)) return Number(metres);
      throw new DataSetError(`arc-lines.csv: no elevation in whole metres: ${metres}`);
    });
}

const arcLines = fileOf("arc-lines.csv", {
  arcId: number,
  /** Encoded polyline with five decimals, from the arc's first waypoint to its last. */
  line: text,
  /** Metres above sea level, one for each point of the line. */
  elevations,
  source: text,
});

const routes = fileOf("routes.csv", {
  slug: text,
  name: text,
  nameEn: text,
  /** Town slugs. */
  start: text,
  end: text,
  countries: list,
  /** `#rrggbb`. */
  colour: text,
  sort: number,
  publishedKmMin: number,
  publishedKmMax: number,
  ...sourced,
});
export type RouteRow = RowOf<typeof routes>;

const segments = fileOf("segments.csv", {
  key: text,
  name: text,
  arcs: numbers,
});

const branches = fileOf("branches.csv", {
  routeSlug: text,
  slug: text,
  name: text,
  /** In Spanish, if different. */
  nameEs: optionalText,
  kind: oneOf(["main", "variant", "arm", "approach", "link"]),
  /** Waypoint slugs: the ends of the branch. */
  leaves: text,
  rejoins: text,
  /** Segment keys in walking order. */
  segments: list,
  note: optionalText,
  ...sourced,
});
export type BranchRow = RowOf<typeof branches>;

const closures = fileOf("closures.csv", {
  routeSlug: text,
  key: text,
  arcs: numbers,
  from: text,
  to: text,
  note: text,
  noteEs: text,
  source: text,
});
export type ClosureRow = RowOf<typeof closures>;

const pointsOfInterest = fileOf("points-of-interest.csv", {
  slug: text,
  name: optionalText,
  nameLanguage: optionalLanguage,
  otherNames: list,
  kind: text,
  lat: number,
  lon: number,
  elevationM: optionalNumber,
  townSlug: optionalText,
  /** Route slugs. */
  routes: list,
  openingHours: optionalText,
  licence: text,
  ...sourced,
});
export type PointOfInterestRow = RowOf<typeof pointsOfInterest>;

/** A day's walk as published in a guidebook. */
const publishedStages = fileOf("published-stages.csv", {
  routeSlug: text,
  /** From 1. */
  number: number,
  /** Town slug. */
  end: text,
  km: number,
  ascentM: optionalNumber,
  descentM: optionalNumber,
  source: text,
});
export type PublishedStageRow = RowOf<typeof publishedStages>;

/** Subjects of our own descriptions. */
const describedKinds = ["route", "branch", "town", "point-of-interest"] as const;
export type DescribedKind = (typeof describedKinds)[number];

/** A few sentences about a place, a route or one of its branches. */
const descriptions = fileOf("descriptions.csv", {
  kind: oneOf(describedKinds),
  /** For a branch in the format of `describedBranch`. */
  slug: text,
  en: text,
  es: text,
  /** `YYYY-MM` of writing. */
  date: text,
  source: text,
});
export type DescriptionRow = RowOf<typeof descriptions>;

/** Every file of the data set. */
export const dataSetFiles = {
  waypoints,
  towns,
  accommodations,
  houseFacts,
  mergedHouses,
  arcs,
  arcLines,
  routes,
  segments,
  branches,
  closures,
  publishedStages,
  pointsOfInterest,
  descriptions,
};

export type DataSet = {
  readonly [File in keyof typeof dataSetFiles]: readonly RowOf<(typeof dataSetFiles)[File]>[];
};
