import { eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../connect.ts";
import { deriveDistancesAgain } from "../derive-distances.ts";
import { arc } from "../schema/waypoint.ts";
import { branchSegment, segmentArc } from "../schema/segment.ts";
import type { ShippedFacts, ShippedRow } from "./shipped-facts.ts";
import { type LeftAlone, threeWay } from "./three-way.ts";

/** Sources of lines that no person has drawn: sketches of earlier data sets, which no data set noted. */
const sketches: ReadonlySet<string | undefined> = new Set(["straight", "de-calixtinus:via-points"]);

/** Brings climbs and lines of arcs that a new data set tells, and adds up the distances of their branches again. */
export async function refreshArcs(
  tx: Queryable,
  rows: readonly ShippedRow[],
  before: ReadonlyMap<string, ShippedFacts>,
  now: Date,
): Promise<{ readonly changed: number; readonly leftAlone: readonly LeftAlone[] }> {
  const drawn = { line: arc.line, lineElevationsM: arc.lineElevationsM };
  const columns = { id: arc.id, ascentM: arc.ascentM, descentM: arc.descentM, ...drawn, sources: arc.sources };
  const stored = new Map((await tx.drizzle.select(columns).from(arc)).map((row) => [String(row.id), row]));
  const leftAlone: LeftAlone[] = [];
  const changed: number[] = [];
  for (const { key, facts, sources } of rows) {
    const row = stored.get(key);
    const was = before.get(`arc ${key}`);
    if (!row || !was) continue;
    const { id, sources: known, ...own } = row;
    const isSketch = (was["line"] ?? null) === null && sketches.has(known["line"]?.source);
    const { line, lineElevationsM } = own;
    const told = threeWay(isSketch ? { ...was, line, lineElevationsM } : was, facts, own);
    leftAlone.push(
      ...told.leftAlone.map((field) => ({
        resource: "arc",
        key,
        field,
        shipped: facts[field],
        stored: own[field as keyof typeof own],
      })),
    );
    if (Object.keys(told.changes).length === 0) continue;
    await tx.drizzle
      .update(arc)
      .set({ ...told.changes, sources: { ...known, ...sources }, version: sql`${arc.version} + 1`, updatedAt: now })
      .where(eq(arc.id, id));
    changed.push(id);
  }
  await deriveDistancesAgain(tx, await branchesOf(tx, changed));
  return { changed: changed.length, leftAlone };
}

async function branchesOf(tx: Queryable, arcs: readonly number[]): Promise<string[]> {
  if (arcs.length === 0) return [];
  const rows = await tx.drizzle
    .selectDistinct({ uuid: branchSegment.branchUuid })
    .from(branchSegment)
    .innerJoin(segmentArc, eq(segmentArc.segmentUuid, branchSegment.segmentUuid))
    .where(inArray(segmentArc.arcId, [...arcs]));
  return rows.map(({ uuid }) => uuid);
}
