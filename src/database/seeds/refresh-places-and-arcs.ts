import { eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../connect.ts";
import { deriveDistancesAgain } from "../derive-distances.ts";
import { arc } from "../schema/waypoint.ts";
import { branchSegment, segmentArc } from "../schema/segment.ts";
import type { ShippedFacts, ShippedRow } from "./shipped-facts.ts";
import { type LeftAlone, threeWay } from "./three-way.ts";
import { pointOfInterest } from "../schema/point-of-interest.ts";
import { route } from "../schema/route.ts";
import { town } from "../schema/town.ts";
import { type DescribedKind, describedKinds } from "./data-set.ts";

const tables = { route, town, "point-of-interest": pointOfInterest } satisfies Record<DescribedKind, unknown>;

/** How many rows were changed, and what was not, as somebody has written it here. */
interface Refreshed {
  readonly changed: number;
  readonly leftAlone: readonly LeftAlone[];
}

function leftAsIs(resource: string, key: string, field: string, facts: ShippedFacts, own: ShippedFacts): LeftAlone {
  return { resource, key, field, shipped: facts[field], stored: own[field] ?? null };
}

/** Brings what is written about routes, towns and sights and what registers say of towns; what somebody has written here stays. */
export async function refreshPlaceFacts(
  tx: Queryable,
  rows: readonly ShippedRow[],
  before: ReadonlyMap<string, ShippedFacts>,
  now: Date,
): Promise<Refreshed> {
  const leftAlone: LeftAlone[] = [];
  let changed = 0;
  for (const kind of describedKinds) {
    const table = tables[kind];
    const ofKind = rows.filter(({ resource }) => resource === kind);
    const slugs = ofKind.map(({ key }) => key);
    const stored = await tx.drizzle.select().from(table).where(inArray(table.slug, slugs)).for("update");
    const bySlug = new Map(stored.map((row) => [row.slug, row]));
    for (const { key, facts, sources } of ofKind) {
      const row = bySlug.get(key);
      // Deleted here, or under another slug.
      if (!row) continue;
      const own: ShippedFacts = { ...row };
      const told = threeWay(before.get(`${kind} ${key}`) ?? {}, facts, own);
      leftAlone.push(...told.leftAlone.map((field) => leftAsIs(kind, key, field, facts, own)));
      const fields = Object.keys(told.changes);
      if (fields.length === 0) continue;
      const known = Object.fromEntries(Object.entries(sources).filter(([field]) => fields.includes(field)));
      await tx.drizzle
        .update(table)
        .set({
          ...told.changes,
          sources: { ...row.sources, ...known },
          version: sql`${table.version} + 1`,
          updatedAt: now,
        })
        .where(eq(table.uuid, row.uuid));
      changed += 1;
    }
  }
  return { changed, leftAlone };
}

/** Sources of lines that no person has drawn: sketches of earlier data sets, which no data set noted. */
const sketches: ReadonlySet<string | undefined> = new Set(["straight", "de-calixtinus:via-points"]);

/** Brings climbs and lines of arcs that a new data set tells, and adds up the distances of their branches again. */
export async function refreshArcs(
  tx: Queryable,
  rows: readonly ShippedRow[],
  before: ReadonlyMap<string, ShippedFacts>,
  now: Date,
): Promise<Refreshed> {
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
    leftAlone.push(...told.leftAlone.map((field) => leftAsIs("arc", key, field, facts, own)));
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
