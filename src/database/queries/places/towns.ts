import { type Selected, readInPortions } from "#database/rows.ts";
import { and, asc, eq, gt, isNotNull, or } from "drizzle-orm";
import type { Queryable } from "#database/connection/connect.ts";
import type { FactSources } from "#database/schema/content/content-columns.ts";
import { town } from "#database/schema/routes/town.ts";
import { waypoint } from "#database/schema/routes/waypoint.ts";

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
  /** Known types of houses there, named or not. */
  lodgingKinds: town.lodgingKinds,
};

/** A published town with its coordinates. */
export type TownRecord = Selected<typeof recordColumns>;

const factColumns = {
  ...recordColumns,
  /** Population of the place itself. */
  population: town.population,
  ineCode: town.ineCode,
  /** Local holidays as announced, `YYYY-MM-DD`. */
  feasts: town.feasts,
  description: town.description,
  descriptionEs: town.descriptionEs,
  version: town.version,
  sources: town.sources,
};

type TownFacts = Selected<typeof factColumns>;

/** All published towns, in the order of their uuids. @param map called for each town as it is read */
export async function listTowns(db: Queryable, map: (town: TownRecord) => TownRecord): Promise<readonly TownRecord[]> {
  const towns: TownRecord[] = [];
  const portions = readInPortions<TownRecord>((last, limit) =>
    db.drizzle
      .select(recordColumns)
      .from(town)
      .innerJoin(waypoint, eq(waypoint.uuid, town.waypointUuid))
      .where(and(eq(town.published, true), last && gt(town.uuid, last.uuid)))
      .orderBy(asc(town.uuid))
      .limit(limit),
  );
  for await (const rows of portions) for (const row of rows) towns.push(map(row));
  return towns;
}

/** Descriptions of published towns in all languages, by uuid. */
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

/** One published town with the source of each fact, or null. */
export async function findTown(db: Queryable, uuid: string): Promise<TownFacts | null> {
  const [row] = await db.drizzle
    .select({ ...factColumns, waypointSources: waypoint.sources })
    .from(town)
    .innerJoin(waypoint, eq(waypoint.uuid, town.waypointUuid))
    .where(and(eq(town.uuid, uuid), eq(town.published, true)));
  if (!row) return null;
  const { waypointSources, sources, ...facts } = row;
  return { ...facts, sources: { ...placeSources(waypointSources), ...sources } };
}

/** The sources of a waypoint's facts that are shown as facts of its town. */
function placeSources(sources: FactSources): FactSources {
  return Object.fromEntries(Object.entries(sources).filter(([field]) => ["lat", "lon", "elevationM"].includes(field)));
}
