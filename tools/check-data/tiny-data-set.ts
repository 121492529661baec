import type {
  AccommodationRow,
  ArcRow,
  BranchRow,
  ClosureRow,
  DataSet,
  PointOfInterestRow,
  PublishedStageRow,
  RouteRow,
  TownRow,
  WaypointRow,
} from "#database/seeds/data-set.ts";
import { encodePolyline } from "#domain/geography/route-geometry/polyline.ts";

const known = { source: "made-up", confidence: "high" } as const;

/**
 * A valid data set: alba, brea and coto in a row a tenth of a degree apart, main through all three, a variant that
 * bypasses brea, a house in brea.
 */
export function tinyDataSet(): DataSet {
  const waypoints: WaypointRow[] = ["alba", "brea", "coto"].map((slug, i) => ({
    ...known,
    slug,
    name: slug,
    kind: "town",
    lat: 42 + i / 10,
    lon: -8,
    elevationM: 100 * i,
  }));
  const towns: TownRow[] = waypoints.map(({ slug, name }) => ({
    ...known,
    slug,
    waypointSlug: slug,
    name,
    otherNames: [],
    country: "Spain",
    region: null,
    province: null,
    size: "village",
    services: [],
    lodgingKinds: [],
    population: null,
    ineCode: null,
    feasts: [],
    feastSource: null,
  }));
  return {
    waypoints,
    towns,
    accommodations: [house()],
    houseFacts: [],
    mergedHouses: [],
    arcs: [arc(1, "alba", "brea", 12_000), arc(2, "brea", "coto", 12_000), arc(3, "alba", "coto", 23_000)],
    arcLines: [
      {
        arcId: 1,
        line: encodePolyline([
          { lat: 42, lon: -8 },
          { lat: 42.05, lon: -8.01 },
          { lat: 42.1, lon: -8 },
        ]),
        elevations: [0, null, 100],
        source: "made-up",
      },
      {
        arcId: 2,
        line: encodePolyline([
          { lat: 42.1, lon: -8 },
          { lat: 42.2, lon: -8 },
        ]),
        elevations: [100, 200],
        source: "made-up",
      },
      {
        arcId: 3,
        line: encodePolyline([
          { lat: 42, lon: -8 },
          { lat: 42.2, lon: -8 },
        ]),
        elevations: [0, 200],
        source: "made-up",
      },
    ],
    routes: [route()],
    segments: [
      { key: "alba--coto", name: "Alba – Coto", arcs: [1, 2] },
      { key: "alba--coto--short", name: "Alba – Coto", arcs: [3] },
    ],
    branches: [
      branch({ slug: "main", kind: "main", segments: ["alba--coto"] }),
      branch({ slug: "short", kind: "variant", segments: ["alba--coto--short"] }),
    ],
    closures: [closure()],
    publishedStages: [publishedStage({ number: 1, end: "brea" }), publishedStage({ number: 2, end: "coto" })],
    pointsOfInterest: [pointOfInterest()],
    descriptions: [],
  };
}

export function arc(id: number, from: string, to: string, distanceM: number): ArcRow {
  return {
    ...known,
    id,
    from,
    to,
    mode: "walk",
    distanceM,
    ascentM: 100,
    descentM: 0,
    climbSource: null,
    surface: null,
  };
}

export function house(changes: Partial<AccommodationRow> = {}): AccommodationRow {
  return {
    ...known,
    slug: "albergue-brea",
    townSlug: "brea",
    name: "Albergue Brea",
    type: "albergue_private",
    otherNames: [],
    operator: null,
    address: null,
    registerNumber: null,
    phone: null,
    secondPhone: null,
    email: null,
    web: null,
    beds: 12,
    rooms: [],
    priceFrom: 10,
    priceTo: null,
    currency: "EUR",
    donation: null,
    season: [{ from: "easter", to: "10-31" }],
    seasonSource: "made-up",
    checkInFrom: "12:00",
    checkInUntil: "22:00",
    reservable: null,
    amenities: [],
    lat: 42.101,
    lon: -8,
    coordSource: "made-up",
    distanceOffM: 111,
    status: "open",
    statusNote: null,
    statusNoteEs: null,
    osmId: "node/1",
    licence: "ODbL-1.0",
    ...changes,
  };
}

export function route(changes: Partial<RouteRow> = {}): RouteRow {
  return {
    ...known,
    slug: "camino-made-up",
    name: "Camino",
    nameEn: "Way",
    start: "alba",
    end: "coto",
    countries: ["Spain"],
    colour: "#123456",
    sort: 1,
    publishedKmMin: 23,
    publishedKmMax: 25,
    ...changes,
  };
}

export function branch(changes: Partial<BranchRow>): BranchRow {
  return {
    ...known,
    routeSlug: "camino-made-up",
    slug: "main",
    name: "Camino",
    nameEs: null,
    kind: "variant",
    leaves: "alba",
    rejoins: "coto",
    segments: [],
    note: null,
    ...changes,
  };
}

export function closure(changes: Partial<ClosureRow> = {}): ClosureRow {
  return {
    routeSlug: "camino-made-up",
    key: "snow",
    arcs: [2],
    from: "11-01",
    to: "03-31",
    note: "Snow",
    noteEs: "Nieve",
    source: "made-up",
    ...changes,
  };
}

export function publishedStage(changes: Partial<PublishedStageRow> = {}): PublishedStageRow {
  return {
    routeSlug: "camino-made-up",
    number: 1,
    end: "coto",
    km: 12,
    ascentM: 100,
    descentM: null,
    source: "made-up",
    ...changes,
  };
}

export function pointOfInterest(changes: Partial<PointOfInterestRow> = {}): PointOfInterestRow {
  return {
    ...known,
    slug: "fountain-1",
    name: null,
    nameLanguage: null,
    otherNames: [],
    kind: "fountain",
    lat: 42.1,
    lon: -8,
    elevationM: null,
    townSlug: "brea",
    routes: ["camino-made-up"],
    openingHours: null,
    licence: "ODbL-1.0",
    ...changes,
  };
}
