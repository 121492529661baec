import type { Selected } from "#database/rows.ts";
import { and, asc, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../../connection/connect.ts";
import { auditLog } from "../../schema/content/audit-log.ts";
import { arc } from "../../schema/routes/waypoint.ts";
import { branchSegment, segmentArc } from "../../schema/routes/segment.ts";

const pathColumns = {
  id: arc.id,
  distanceM: arc.distanceM,
  ascentM: arc.ascentM,
  descentM: arc.descentM,
  /** Encoded polyline. */
  line: arc.line,
  lineElevationsM: arc.lineElevationsM,
  sources: arc.sources,
};

/** The geometry and length of an arc. */
export type ArcPath = Selected<typeof pathColumns>;

/** Current arcs by id, locked until the end of the transaction. */
export function lockArcPaths(tx: Queryable, ids: readonly number[]): Promise<(ArcPath & { version: number })[]> {
  return tx.drizzle
    .select({ ...pathColumns, version: arc.version })
    .from(arc)
    .where(inArray(arc.id, [...ids]))
    .orderBy(asc(arc.id))
    .for("update");
}

/** Of imports of paths, the uuids of those whose arcs all have the imported lines and lengths. */
export async function standingPaths(db: Queryable, imports: readonly string[]): Promise<string[]> {
  if (imports.length === 0) return [];
  const { after, uuid } = auditLog;
  const rows = await db.drizzle
    .select({ uuid })
    .from(auditLog)
    .where(
      and(
        inArray(uuid, [...imports]),
        sql`NOT EXISTS (
          SELECT FROM jsonb_to_recordset(${after}->'arcs') AS imported (id int, line text, "distanceM" int)
          LEFT JOIN ${arc} ON arc.id = imported.id
          WHERE arc.line IS DISTINCT FROM imported.line OR arc.distance_m IS DISTINCT FROM imported."distanceM"
        )`,
      ),
    );
  return rows.map((row) => row.uuid);
}

/** Writes the paths of arcs and increments their versions. */
export async function updateArcPaths(
  tx: Queryable,
  paths: readonly ArcPath[],
  change: { readonly by: string; readonly now: Date },
): Promise<void> {
  if (paths.length === 0) return;
  await tx.drizzle.execute(sql`
    UPDATE arc SET
      distance_m = given."distanceM", ascent_m = given."ascentM", descent_m = given."descentM",
      line = given.line,
      line_elevations_m = CASE WHEN jsonb_typeof(given."lineElevationsM") = 'array'
        THEN ARRAY(SELECT height::int FROM jsonb_array_elements_text(given."lineElevationsM") WITH ORDINALITY AS one (height, n) ORDER BY n) END,
      sources = given.sources,
      version = arc.version + 1, updated_at = ${change.now.toISOString()}::timestamptz, updated_by = ${change.by}::uuid
    FROM jsonb_to_recordset(${JSON.stringify(paths)}::jsonb) AS given (
      id int, "distanceM" int, "ascentM" int, "descentM" int, line text, "lineElevationsM" jsonb, sources jsonb
    )
    WHERE arc.id = given.id
  `);
}

export async function branchesOverArcs(db: Queryable, ids: readonly number[]): Promise<string[]> {
  const rows = await db.drizzle
    .selectDistinct({ uuid: branchSegment.branchUuid })
    .from(branchSegment)
    .innerJoin(segmentArc, sql`${segmentArc.segmentUuid} = ${branchSegment.segmentUuid}`)
    .where(inArray(segmentArc.arcId, [...ids]));
  return rows.map(({ uuid }) => uuid);
}
