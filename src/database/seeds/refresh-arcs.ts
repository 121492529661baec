import { eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../connection/connect.ts";
import { updateDistances } from "../derive-distances.ts";
import { arc } from "../schema/routes/waypoint.ts";
import { branchSegment, segmentArc } from "../schema/routes/segment.ts";
import type { ShippedRow } from "./shipped-facts.ts";
import { type LastShipped, type LeftAlone, type Refreshed, threeWay } from "./three-way.ts";
import { onlySources, type Redated, writeSources } from "./write-sources.ts";

/** Sources of lines not drawn by a person: sketches of earlier data sets, which were not recorded. */
const sketches: ReadonlySet<string | undefined> = new Set(["straight", "de-calixtinus:via-points"]);

/** Updates arcs from a new data set, and recomputes the distances of their branches. */
export async function refreshArcs(
  tx: Queryable,
  rows: readonly ShippedRow[],
  before: LastShipped,
  now: Date,
): Promise<Refreshed> {
  const stored = new Map((await tx.drizzle.select().from(arc)).map((row) => [String(row.id), row]));
  const leftAlone: LeftAlone[] = [];
  const changed: number[] = [];
  const redated: Redated[] = [];
  for (const row of rows) {
    const fieldsOfArc = stored.get(row.key);
    if (!fieldsOfArc) continue;
    const noted = before.facts("arc", row.key, fieldsOfArc);
    // Lines were drawn from files before authors were recorded.
    const was = before.notes("arc", "line") ? noted : { ...noted, line: null, lineElevationsM: null };
    const isSketch = (was["line"] ?? null) === null && sketches.has(fieldsOfArc.sources["line"]?.source);
    const { id, line, lineElevationsM } = fieldsOfArc;
    const stated = threeWay(row, isSketch ? { ...was, line, lineElevationsM } : was, fieldsOfArc);
    leftAlone.push(...stated.leftAlone);
    if (stated.changes === null) continue;
    if (onlySources(stated.changes)) {
      redated.push({ key: id, sources: stated.changes.sources });
      continue;
    }
    await tx.drizzle
      .update(arc)
      .set({ ...stated.changes, version: sql`${arc.version} + 1`, updatedAt: now })
      .where(eq(arc.id, id));
    changed.push(id);
  }
  await writeSources(tx, arc.id, redated, now);
  await updateDistances(tx, await branchesOf(tx, changed));
  return { changed: changed.length + redated.length, leftAlone };
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
