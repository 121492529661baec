import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { parse } from "csv-parse/sync";
import type { Database, Queryable } from "../connection/connect.ts";
import { insertRows, newUuid } from "../rows.ts";
import { insertAuditEntry } from "../queries/content/audit-log.ts";
import { dataSet, shippedRow } from "../schema/content/data-set.ts";
import { inTransaction } from "../connection/transaction.ts";
import { dataSetChecksum, seedLock } from "./seed.ts";
import { dataSetFolder, readDataSet } from "./read-data-set.ts";
import { refreshArcs } from "./refresh-arcs.ts";
import { refreshPlaces, refreshSights } from "./refresh-places.ts";
import { insertHouseClaims } from "./house-claims.ts";
import { mergeHouses, refreshHouses } from "./refresh-houses.ts";
import { type NotedRow, notedRows, isSameFact, shippedArcs, shippedHouses, shippedPlaces } from "./shipped-facts.ts";
import { lastShipped, type LeftAlone } from "./three-way.ts";
import { CsvCells } from "./csv-cells.ts";
import { type DataSet, dataSetFiles } from "./data-set.ts";

/** Columns of accommodations.csv missing in the first data set. */
const laterColumns = {
  other_names: "",
  address: "",
  register_number: "",
  phone: "",
  second_phone: "",
  email: "",
  web: "",
};

/**
 * The first data set, for installations that did not yet record shipped values: its houses are an input of the current
 * one, and all climbs had the source of the distance.
 */
async function firstShippedRows(folder: string, data: DataSet): Promise<NotedRow[]> {
  const text = await readFile(join(folder, "inputs/houses.csv"), "utf8");
  const rows = parse(text, { columns: true }) as Record<string, string>[];
  const accommodations = rows.map((row) =>
    dataSetFiles.accommodations.row(new CsvCells({ ...laterColumns, ...row }, "inputs/houses.csv")),
  );
  const arcs = data.arcs.map((arc) => (arc.climbSource === null ? arc : { ...arc, ascentM: null, descentM: null }));
  const first = { ...data, accommodations, houseFacts: [], arcs, arcLines: [] };
  const climbs = shippedArcs(first).map(({ resource, key, facts: { ascentM, descentM, line, lineElevationsM } }) => ({
    resource,
    key,
    facts: { ascentM, descentM, line, lineElevationsM },
  }));
  return [...shippedHouses(first), ...climbs];
}

/** So few changed rows that database statistics stay valid. */
const fewRows = 100;

/** Result of updating an installation's content from a new data set. */
export interface RefreshReport {
  readonly added: number;
  readonly changed: number;
  readonly merged: number;
  readonly leftAlone: readonly LeftAlone[];
}

/**
 * Updates a database from the data set shipped with the application, completely or not at all, once per data set. What
 * people have changed since stays and is listed. Safe if several processes start at once.
 *
 * @returns null if there is nothing to do: the same data set, or content from elsewhere
 */
export async function refreshDataSet(
  database: Database,
  { folder = dataSetFolder, now = new Date() }: { readonly folder?: string; readonly now?: Date } = {},
): Promise<RefreshReport | null> {
  const checksum = await dataSetChecksum(folder);
  if (!(await isEarlier(database, checksum))) return null;
  const data = await readDataSet(folder);
  return inTransaction(database, async (tx) => {
    await tx.drizzle.execute(sql`SELECT pg_advisory_xact_lock(${seedLock})`);
    if (!(await isEarlier(tx, checksum))) return null;
    const noted = await tx.drizzle.select().from(shippedRow);
    const shippedRows = noted.length === 0 ? await firstShippedRows(folder, data) : noted;
    const before = lastShipped(shippedRows);
    const shipped = {
      houses: shippedHouses(data),
      arcs: shippedArcs(data),
      places: shippedPlaces(data),
    };
    const merged = await mergeHouses(tx, data.mergedHouses, before, Object.keys(shipped.houses[0]?.facts ?? {}));
    const houses = await refreshHouses(tx, shipped.houses, before, now);
    await insertHouseClaims(tx, data);
    const arcs = await refreshArcs(tx, shipped.arcs, before, now);
    const places = await refreshPlaces(tx, shipped.places, before, now);
    const sights = await refreshSights(tx, data, before);
    await noteShipped(tx, noted, notedRows(Object.values(shipped).flat()));
    const report: RefreshReport = {
      added: houses.added + sights,
      changed: houses.changed + arcs.changed + places.changed,
      merged: merged.count,
      leftAlone: [...merged.leftAlone, ...houses.leftAlone, ...arcs.leftAlone, ...places.leftAlone],
    };
    await tx.drizzle.update(dataSet).set({ checksum }).where(eq(dataSet.name, "open-data-set"));
    await insertAuditEntry(tx, {
      uuid: newUuid(),
      at: now,
      by: null,
      resource: "data-set",
      resourceUuid: "open-data-set",
      action: "update",
      after: { ...report, checksum },
    });
    // Takes a second, which is not worth it for a few rows.
    if (report.added + report.changed > fewRows) await tx.drizzle.execute(sql`ANALYZE`);
    return report;
  });
}

/** Records the current values of the data set, and deletes those of rows it no longer contains. */
async function noteShipped(tx: Queryable, before: readonly NotedRow[], now: readonly NotedRow[]): Promise<void> {
  const nameOf = ({ resource, key }: NotedRow) => `${resource} ${key}`;
  const factsOf = (rows: readonly NotedRow[]) => new Map(rows.map((row) => [nameOf(row), row.facts]));
  const [then, today] = [factsOf(before), factsOf(now)];
  const differs = (row: NotedRow) => !isSameFact(then.get(nameOf(row)), today.get(nameOf(row)));
  const old = before.filter(differs).map(({ resource, key }) => ({ resource, key }));
  await tx.drizzle.execute(sql`
    DELETE FROM ${shippedRow} USING jsonb_to_recordset(${JSON.stringify(old)}::jsonb) AS old (resource text, key text)
    WHERE ${shippedRow.resource} = old.resource AND ${shippedRow.key} = old.key
  `);
  await insertRows(tx, shippedRow, now.filter(differs));
}

async function isEarlier(db: Queryable, checksum: string): Promise<boolean> {
  const [stored] = await db.drizzle
    .select({ checksum: dataSet.checksum })
    .from(dataSet)
    .where(eq(dataSet.name, "open-data-set"));
  return stored !== undefined && stored.checksum !== checksum;
}
