import { sql, type InferInsertModel } from "drizzle-orm";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import type { Database, Queryable } from "../connection/connect.ts";
import { deriveDistances } from "../derive-distances.ts";
import { insertRows } from "../rows.ts";
import { accommodation, accommodationFormerSlug } from "../schema/places/accommodation.ts";
import { closure, closureArc } from "../schema/routes/closure.ts";
import { dataSet, shippedRow } from "../schema/content/data-set.ts";
import { pointOfInterest, pointOfInterestRoute } from "../schema/places/point-of-interest.ts";
import { publishedStage, route } from "../schema/routes/route.ts";
import { branch, branchSegment, segment, segmentArc } from "../schema/routes/segment.ts";
import { town } from "../schema/routes/town.ts";
import { arc, waypoint } from "../schema/routes/waypoint.ts";
import { inTransaction } from "../connection/transaction.ts";
import type { DataSet } from "./data-set.ts";
import {
  arcRows,
  branchRows,
  closureRows,
  publishedStageRows,
  segmentArcRows,
  segmentRows,
  waypointRows,
} from "./graph-rows.ts";
import { withDescriptions } from "./described-facts.ts";
import { insertHouseClaims } from "./house-claims.ts";
import { keysFor } from "./keys.ts";
import { accommodationRows, formerSlugRows, pointOfInterestRows, routeRows, townRows } from "./place-rows.ts";
import { dataSetFolder, readDataSet } from "./read-data-set.ts";
import { notedRows, shippedArcs, shippedHouses, shippedPlaces } from "./shipped-facts.ts";
import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";

/** An arbitrary number, the same in all processes of this application: the lock for importing a data set. */
export const seedLock = 7_284_552;

/** SHA-256 over the names and bytes of the folder's CSV files, in hexadecimal. */
export async function dataSetChecksum(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".csv")).sort();
  const hash = createHash("sha256");
  for (const name of names) hash.update(`${name}\0`).update(await readFile(join(folder, name)));
  return hash.digest("hex");
}

/** A table that has just been filled. */
export interface SeedProgress {
  readonly table: string;
  readonly rows: number;
}

interface SeedOptions {
  readonly folder?: string;
  readonly onProgress?: (progress: SeedProgress) => void;
}

/**
 * Fills an empty database with the open data set, completely or not at all. A database that was seeded, or that
 * contains other content, is left alone. Safe if several processes start at once.
 *
 * @returns true if this call has seeded
 */
export async function seedDatabase(database: Database, options: SeedOptions = {}): Promise<boolean> {
  if (!(await isEmpty(database))) return false;
  const folder = options.folder ?? dataSetFolder;
  const [data, checksum] = await Promise.all([readDataSet(folder), dataSetChecksum(folder)]);
  return inTransaction(database, async (tx) => {
    await tx.drizzle.execute(sql`SELECT pg_advisory_xact_lock(${seedLock})`);
    if (!(await isEmpty(tx))) return false;
    const counts = await insertDataSet(tx, data, options.onProgress ?? (() => undefined));
    await deriveDistances(tx);
    await tx.drizzle.insert(dataSet).values({ name: "open-data-set", checksum, counts });
    await tx.drizzle.execute(sql`ANALYZE`);
    return true;
  });
}

async function isEmpty(db: Queryable): Promise<boolean> {
  const { rows } = await db.drizzle.execute<{ empty: boolean }>(
    sql`SELECT NOT EXISTS (SELECT FROM ${dataSet}) AND NOT EXISTS (SELECT FROM ${waypoint}) AS empty`,
  );
  return rows[0]?.empty === true;
}

/** Inserts tables in the order of their references. */
async function insertDataSet(tx: Queryable, data: DataSet, onProgress: (progress: SeedProgress) => void) {
  const waypoints = keysFor(
    "waypoints.csv",
    data.waypoints.map(({ slug }) => slug),
  );
  const towns = keysFor(
    "towns.csv",
    data.towns.map(({ slug }) => slug),
  );
  const routes = keysFor(
    "routes.csv",
    data.routes.map(({ slug }) => slug),
  );
  const segments = keysFor(
    "segments.csv",
    data.segments.map(({ key }) => key),
  );
  const { branches, branchSegments } = branchRows(data, { routes, waypoints, segments });
  const { closures, closureArcs } = closureRows(data, routes);
  const { points, pointRoutes } = pointOfInterestRows(data, towns, routes);
  const counts: Record<string, number> = {};
  const fill = async <Table extends PgTable>(table: Table, rows: readonly InferInsertModel<Table>[]) => {
    await insertRows(tx, table, rows);
    const { name } = getTableConfig(table);
    counts[name] = rows.length;
    onProgress({ table: name, rows: rows.length });
  };
  await fill(waypoint, waypointRows(data, waypoints));
  await fill(town, withDescriptions(data, "town", townRows(data, towns, waypoints)));
  await fill(arc, arcRows(data, waypoints));
  await tx.drizzle.execute(sql`SELECT setval(pg_get_serial_sequence('arc', 'id'), (SELECT max(id) FROM arc))`);
  await fill(segment, segmentRows(data, segments));
  await fill(segmentArc, segmentArcRows(data, segments));
  await fill(route, withDescriptions(data, "route", routeRows(data, routes, towns)));
  await fill(branch, branches);
  await fill(branchSegment, branchSegments);
  await fill(closure, closures);
  await fill(closureArc, closureArcs);
  await fill(publishedStage, publishedStageRows(data, routes, towns));
  await fill(pointOfInterest, withDescriptions(data, "point-of-interest", points));
  await fill(pointOfInterestRoute, pointRoutes);
  const houses = accommodationRows(data, towns);
  await fill(accommodation, houses);
  await insertRows(tx, accommodationFormerSlug, formerSlugRows(data, houses));
  await insertHouseClaims(tx, data);
  await insertRows(tx, shippedRow, notedRows([...shippedHouses(data), ...shippedArcs(data), ...shippedPlaces(data)]));
  return counts;
}
