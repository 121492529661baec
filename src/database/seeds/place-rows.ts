import { newUuid } from "../rows.ts";
import type { FactSources } from "../schema/content/content-columns.ts";
import type { AccommodationRow, DataSet, HouseFactRow, TownRow } from "./data-set.ts";
import { factSource, sourcesOf } from "./described-facts.ts";
import type { Key } from "./keys.ts";

export function townRows(data: DataSet, towns: Key, waypoints: Key) {
  return data.towns.map(({ slug, waypointSlug, feastSource, source, confidence, ...facts }) => ({
    uuid: towns(slug),
    slug,
    waypointUuid: waypoints(waypointSlug),
    ...facts,
    otherNames: [...facts.otherNames],
    services: [...facts.services],
    lodgingKinds: [...facts.lodgingKinds],
    ...registered(facts),
    sources: { ...sourcesOf(facts, factSource(source, confidence)), ...registeredSources({ ...facts, feastSource }) },
  }));
}

type Registered = Pick<TownRow, "population" | "ineCode" | "feasts">;

/** Facts of a town from registers and gazettes. */
function registered({ population, ineCode, feasts }: Registered) {
  return { population, ineCode, feasts: [...feasts] };
}

function registeredSources(town: Registered & Pick<TownRow, "feastSource">): FactSources {
  const { feasts, feastSource, ...counted } = { ...registered(town), feastSource: town.feastSource };
  return {
    ...sourcesOf(counted, { source: "ign-nomenclator", date: "2017", certainty: "high" }),
    ...sourcesOf({ feasts }, { source: feastSource ?? "", date: "2026", certainty: "high" }),
  };
}

export function routeRows(data: DataSet, routes: Key, towns: Key) {
  return data.routes.map(({ slug, start, end, source, confidence, ...facts }) => ({
    uuid: routes(slug),
    slug,
    startTownUuid: towns(start),
    endTownUuid: towns(end),
    ...facts,
    countries: [...facts.countries],
    sources: sourcesOf(facts, factSource(source, confidence)),
  }));
}

/** From memory, or general statements about many houses: such a season must be confirmed before relying on it. */
const unverified: ReadonlySet<string | null> = new Set(["general-knowledge", "xunta-network"]);

export function accommodationRows(data: DataSet, towns: Key) {
  const stated = Map.groupBy(
    data.houseFacts.filter(({ isUsed }) => isUsed),
    ({ houseSlug }) => houseSlug,
  );
  return data.accommodations.map((row) => {
    const { slug, townSlug, seasonSource, coordSource, source, confidence, osmId, licence, ...facts } = row;
    return {
      uuid: newUuid(),
      slug,
      townUuid: towns(townSlug),
      ...facts,
      otherNames: [...facts.otherNames],
      rooms: [...facts.rooms],
      amenities: [...facts.amenities],
      seasonConfirmFirst: unverified.has(seasonSource),
      osmId,
      licence,
      sources: {
        ...sourcesOf(facts, factSource(source, confidence)),
        ...ownSources(row),
        ...sourcesOfFacts(stated.get(slug) ?? []),
      },
    };
  });
}

/** Redirects of the addresses of merged houses. */
export function formerSlugRows(
  data: DataSet,
  houses: readonly { readonly uuid: string; readonly slug: string }[],
): { slug: string; accommodationUuid: string }[] {
  const uuids = new Map(houses.map(({ slug, uuid }) => [slug, uuid]));
  return data.mergedHouses.flatMap(({ slug, into }) => {
    const accommodationUuid = uuids.get(into);
    return accommodationUuid === undefined ? [] : [{ slug, accommodationUuid }];
  });
}

function sourcesOfFacts(facts: readonly HouseFactRow[]): FactSources {
  return Object.fromEntries(facts.map(({ field, source, date, certainty }) => [field, { source, date, certainty }]));
}

/** Sources of facts that differ from that of the row. */
function ownSources(row: AccommodationRow) {
  const position = row.coordSource === null ? null : factSource(row.coordSource, "medium");
  const season =
    row.seasonSource === null
      ? null
      : factSource(row.seasonSource, unverified.has(row.seasonSource) ? "low" : "medium");
  return {
    ...(position && sourcesOf({ lat: row.lat, lon: row.lon, distanceOffM: row.distanceOffM }, position)),
    ...(season &&
      sourcesOf({ season: row.season, checkInFrom: row.checkInFrom, checkInUntil: row.checkInUntil }, season)),
  };
}

export function pointOfInterestRows(data: DataSet, towns: Key, routes: Key) {
  const points = data.pointsOfInterest.map(({ slug, townSlug, routes: _, source, licence, confidence, ...facts }) => ({
    uuid: newUuid(),
    slug,
    townUuid: townSlug === null ? null : towns(townSlug),
    licence,
    ...facts,
    otherNames: [...facts.otherNames],
    sources: sourcesOf(facts, factSource(source, confidence)),
  }));
  const pointRoutes = data.pointsOfInterest.flatMap((row, index) =>
    row.routes.map((slug) => ({ pointOfInterestUuid: points[index]!.uuid, routeUuid: routes(slug) })),
  );
  return { points, pointRoutes };
}
