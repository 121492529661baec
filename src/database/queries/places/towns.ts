import { and, asc, eq, isNotNull, or } from "drizzle-orm";
import type { TownService, TownSize } from "#domain/route-graph/route-graph.ts";
import type { Queryable } from "#database/connect.ts";
import type { FactSources } from "#database/schema/content-columns.ts";
import { town } from "#database/schema/town.ts";
import { waypoint } from "#database/schema/waypoint.ts";

/** A published town with its place. */
export interface TownRecord {
  readonly uuid: string;
  readonly slug: string;
  readonly waypointUuid: string;
  readonly name: string;
  readonly localNames: readonly string[];
  readonly otherNames: readonly string[];
  readonly country: string;
  readonly region: string | null;
  readonly province: string | null;
  readonly size: TownSize;
  readonly lat: number;
  readonly lon: number;
  readonly elevationM: number | null;
  readonly services: readonly TownService[];
  /** Types of house known to exist there, named or not. */
  readonly lodgingKinds: readonly string[];
}

export interface TownFacts extends TownRecord {
  /** People of the place itself. */
  readonly population: number | null;
  readonly ineCode: string | null;
  /** Local holidays as they were announced, `YYYY-MM-DD`. */
  readonly feasts: readonly string[];
  readonly description: string | null;
  readonly descriptionEs: string | null;
  readonly version: number;
  readonly sources: FactSources;
}

const recordColumns = {
  uuid: town.uuid,
  slug: town.slug,
  waypointUuid: town.waypointUuid,
  name: town.name,
  localNames: town.localNames,
  otherNames: town.otherNames,
  country: town.country,
  region: town.region,
  province: town.province,
  size: town.size,
  lat: waypoint.lat,
  lon: waypoint.lon,
  elevationM: waypoint.elevationM,
  services: town.services,
  lodgingKinds: town.lodgingKinds,
};

/** All published towns, in the order of their uuids. */
export function listTowns(db: Queryable): Promise<TownRecord[]> {
  return db.drizzle
    .select(recordColumns)
    .from(town)
    .innerJoin(waypoint, eq(waypoint.uuid, town.waypointUuid))
    .where(eq(town.published, true))
    .orderBy(asc(town.uuid));
}

/** What is told of published towns, in whatever languages, by uuid. */
export async function listTownDescriptions(db: Queryable): Promise<{ uuid: string; texts: readonly string[] }[]> {
  const rows = await db.drizzle
    .select({ uuid: town.uuid, description: town.description, descriptionEs: town.descriptionEs })
    .from(town)
    .where(and(eq(town.published, true), or(isNotNull(town.description), isNotNull(town.descriptionEs))));
  return rows.map(({ uuid, description, descriptionEs }) => ({
    uuid,
    texts: [description, descriptionEs].filter((text) => text !== null),
  }));
}

/** One published town with where each fact comes from, or null. */
export async function findTown(db: Queryable, uuid: string): Promise<TownFacts | null> {
  const [found] = await db.drizzle
    .select({
      ...recordColumns,
      population: town.population,
      ineCode: town.ineCode,
      feasts: town.feasts,
      description: town.description,
      descriptionEs: town.descriptionEs,
      version: town.version,
      sources: town.sources,
      waypointSources: waypoint.sources,
    })
    .from(town)
    .innerJoin(waypoint, eq(waypoint.uuid, town.waypointUuid))
    .where(and(eq(town.uuid, uuid), eq(town.published, true)));
  if (!found) return null;
  const { waypointSources, sources, ...facts } = found;
  return { ...facts, sources: { ...placeSources(waypointSources), ...sources } };
}

/** The sources of a waypoint's facts that its town shows as its own. */
function placeSources(sources: FactSources): FactSources {
  return Object.fromEntries(Object.entries(sources).filter(([field]) => ["lat", "lon", "elevationM"].includes(field)));
}
