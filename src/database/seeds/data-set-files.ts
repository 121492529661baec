import { accommodationStatuses, accommodationTypes } from "#domain/lodging/accommodation-types.ts";
import { townServices } from "#domain/route-graph/route-graph.ts";
import { type CsvCells, DataSetError, parseSeason } from "./csv-cells.ts";
import {
  type AccommodationRow,
  type ArcLineRow,
  type ArcRow,
  type BranchRow,
  type ClosureRow,
  type DataSet,
  describedKinds,
  type DescriptionRow,
  type HouseFactRow,
  type MergedHouseRow,
  type PointOfInterestRow,
  type PublishedStageRow,
  type RouteRow,
  type SegmentRow,
  type TownRow,
  waypointKinds,
  type WaypointRow,
} from "./data-set.ts";

const confidences = ["high", "medium", "low"] as const;

function waypoint(cells: CsvCells): WaypointRow {
  return {
    slug: cells.text("slug"),
    name: cells.text("name"),
    kind: cells.oneOf("kind", waypointKinds),
    lat: cells.number("lat"),
    lon: cells.number("lon"),
    elevationM: cells.optionalNumber("elevation_m"),
    source: cells.text("source"),
    confidence: cells.oneOf("confidence", confidences),
  };
}

function town(cells: CsvCells): TownRow {
  return {
    slug: cells.text("slug"),
    waypointSlug: cells.text("waypoint_slug"),
    name: cells.text("name"),
    otherNames: cells.list("other_names"),
    country: cells.text("country"),
    region: cells.optionalText("region"),
    province: cells.optionalText("province"),
    size: cells.oneOf("size", ["city", "town", "village", "other"]),
    services: cells.listOf("services", townServices),
    lodgingKinds: cells.listOf("lodging_kinds", accommodationTypes),
    population: cells.optionalNumber("population"),
    ineCode: cells.optionalText("ine_code"),
    feasts: cells.list("feasts"),
    feastSource: cells.optionalText("feast_source"),
    source: cells.text("source"),
    confidence: cells.oneOf("confidence", confidences),
  };
}

function accommodation(cells: CsvCells): AccommodationRow {
  const season = cells.optionalText("season");
  const spans = season === null ? null : parseSeason(season);
  if (season !== null && spans === null) {
    throw new DataSetError(`accommodations.csv: the season of ${cells.text("slug")} is not well formed: ${season}`);
  }
  return {
    slug: cells.text("slug"),
    townSlug: cells.text("town_slug"),
    name: cells.text("name"),
    otherNames: cells.list("other_names"),
    type: cells.oneOf("type", accommodationTypes),
    operator: cells.optionalText("operator"),
    address: cells.optionalText("address"),
    registerNumber: cells.optionalText("register_number"),
    beds: cells.optionalNumber("beds"),
    rooms: cells.list("rooms"),
    priceFrom: cells.optionalNumber("price_from"),
    priceTo: cells.optionalNumber("price_to"),
    currency: cells.optionalText("currency"),
    donation: cells.optionalBoolean("donation"),
    season: spans,
    seasonSource: cells.optionalText("season_source"),
    checkInFrom: cells.optionalText("check_in_from"),
    checkInUntil: cells.optionalText("check_in_until"),
    reservable: cells.optionalBoolean("reservable"),
    phone: cells.optionalText("phone"),
    secondPhone: cells.optionalText("second_phone"),
    email: cells.optionalText("email"),
    web: cells.optionalText("web"),
    amenities: cells.list("amenities"),
    lat: cells.optionalNumber("lat"),
    lon: cells.optionalNumber("lon"),
    coordSource: cells.optionalText("coord_source"),
    distanceOffM: cells.optionalNumber("distance_off_m"),
    status: cells.oneOf("status", accommodationStatuses),
    statusNote: cells.optionalText("status_note"),
    statusNoteEs: cells.optionalText("status_note_es"),
    osmId: cells.optionalText("osm_id"),
    source: cells.text("source"),
    licence: cells.text("licence"),
    confidence: cells.oneOf("confidence", confidences),
  };
}

function houseFact(cells: CsvCells): HouseFactRow {
  return {
    houseSlug: cells.text("house_slug"),
    field: cells.text("field"),
    value: cells.text("value"),
    source: cells.text("source"),
    date: cells.text("date"),
    certainty: cells.oneOf("certainty", confidences),
    isUsed: cells.oneOf("used", ["yes", "no"]) === "yes",
  };
}

function mergedHouse(cells: CsvCells): MergedHouseRow {
  return { slug: cells.text("slug"), into: cells.text("into") };
}

function arc(cells: CsvCells): ArcRow {
  return {
    id: cells.number("id"),
    from: cells.text("from"),
    to: cells.text("to"),
    mode: cells.oneOf("mode", ["walk", "ferry", "boat", "train"]),
    distanceM: cells.number("distance_m"),
    ascentM: cells.optionalNumber("ascent_m"),
    descentM: cells.optionalNumber("descent_m"),
    climbSource: cells.optionalText("climb_source"),
    surface: cells.optionalText("surface"),
    source: cells.text("source"),
    confidence: cells.oneOf("confidence", confidences),
  };
}

function arcLine(cells: CsvCells): ArcLineRow {
  return {
    arcId: cells.number("arc_id"),
    line: cells.text("line"),
    // One more point than semicolons, blank where unknown: a wholly blank cell cannot occur, as a line has two ends.
    elevations: cells.text("elevations").split(";").map(elevation),
    source: cells.text("source"),
  };
}

function elevation(text: string): number | null {
  if (text === "") return null;
  if (!/^-?\d+$/.test(text)) throw new DataSetError(`arc-lines.csv: no elevation in whole metres: ${text}`);
  return Number(text);
}

function route(cells: CsvCells): RouteRow {
  return {
    slug: cells.text("slug"),
    name: cells.text("name"),
    nameEn: cells.text("name_en"),
    start: cells.text("start"),
    end: cells.text("end"),
    countries: cells.list("countries"),
    colour: cells.text("colour"),
    sort: cells.number("sort"),
    publishedKmMin: cells.number("published_km_min"),
    publishedKmMax: cells.number("published_km_max"),
    source: cells.text("source"),
    confidence: cells.oneOf("confidence", confidences),
  };
}

function segment(cells: CsvCells): SegmentRow {
  return { key: cells.text("key"), name: cells.text("name"), arcs: cells.numbers("arcs") };
}

function branch(cells: CsvCells): BranchRow {
  return {
    routeSlug: cells.text("route_slug"),
    slug: cells.text("slug"),
    name: cells.text("name"),
    nameEs: cells.optionalText("name_es"),
    kind: cells.oneOf("kind", ["main", "variant", "arm", "approach", "link"]),
    leaves: cells.text("leaves"),
    rejoins: cells.text("rejoins"),
    segments: cells.list("segments"),
    note: cells.optionalText("note"),
    source: cells.text("source"),
    confidence: cells.oneOf("confidence", confidences),
  };
}

function closure(cells: CsvCells): ClosureRow {
  return {
    routeSlug: cells.text("route_slug"),
    key: cells.text("key"),
    arcs: cells.numbers("arcs"),
    from: cells.text("from"),
    to: cells.text("to"),
    note: cells.text("note"),
    noteEs: cells.text("note_es"),
    source: cells.text("source"),
  };
}

function publishedStage(cells: CsvCells): PublishedStageRow {
  return {
    routeSlug: cells.text("route_slug"),
    number: cells.number("number"),
    end: cells.text("end"),
    km: cells.number("km"),
    ascentM: cells.optionalNumber("ascent_m"),
    descentM: cells.optionalNumber("descent_m"),
    source: cells.text("source"),
  };
}

function pointOfInterest(cells: CsvCells): PointOfInterestRow {
  return {
    slug: cells.text("slug"),
    name: cells.optionalText("name"),
    otherNames: cells.list("other_names"),
    kind: cells.text("kind"),
    lat: cells.number("lat"),
    lon: cells.number("lon"),
    elevationM: cells.optionalNumber("elevation_m"),
    townSlug: cells.optionalText("town_slug"),
    routes: cells.list("routes"),
    openingHours: cells.optionalText("opening_hours"),
    source: cells.text("source"),
    licence: cells.text("licence"),
    confidence: cells.oneOf("confidence", confidences),
  };
}

function description(cells: CsvCells): DescriptionRow {
  return {
    kind: cells.oneOf("kind", describedKinds),
    slug: cells.text("slug"),
    en: cells.text("en"),
    es: cells.text("es"),
    date: cells.text("date"),
    source: cells.text("source"),
  };
}

/** Every file of the data set and how one of its rows is read. */
export const dataSetFiles = {
  waypoints: { file: "waypoints.csv", row: waypoint },
  towns: { file: "towns.csv", row: town },
  accommodations: { file: "accommodations.csv", row: accommodation },
  houseFacts: { file: "house-facts.csv", row: houseFact },
  mergedHouses: { file: "merged-houses.csv", row: mergedHouse },
  arcs: { file: "arcs.csv", row: arc },
  arcLines: { file: "arc-lines.csv", row: arcLine },
  routes: { file: "routes.csv", row: route },
  segments: { file: "segments.csv", row: segment },
  branches: { file: "branches.csv", row: branch },
  closures: { file: "closures.csv", row: closure },
  publishedStages: { file: "published-stages.csv", row: publishedStage },
  pointsOfInterest: { file: "points-of-interest.csv", row: pointOfInterest },
  descriptions: { file: "descriptions.csv", row: description },
} satisfies {
  [File in keyof DataSet]: { file: string; row: (cells: CsvCells) => DataSet[File][number] };
};
