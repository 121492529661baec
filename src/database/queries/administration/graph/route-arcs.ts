import { and, eq, ne } from "drizzle-orm";
import type { Queryable } from "../../../connect.ts";
import { branch, branchSegment } from "../../../schema/branch.ts";
import { segmentArc } from "../../../schema/segment.ts";

/** Those of the arcs that no branch of a route leads over. */
export async function arcsOffRoute(db: Queryable, ids: readonly number[], routeUuid: string): Promise<number[]> {
  const rows = await db.drizzle
    .selectDistinct({ id: segmentArc.arcId })
    .from(branch)
    .innerJoin(branchSegment, eq(branchSegment.branchUuid, branch.uuid))
    .innerJoin(segmentArc, eq(segmentArc.segmentUuid, branchSegment.segmentUuid))
    .where(eq(branch.routeUuid, routeUuid));
  const on = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !on.has(id));
}

/** Whether a route has a main branch besides one. */
export async function hasOtherMain(db: Queryable, branchUuid: string, routeUuid: string): Promise<boolean> {
  const others = await db.drizzle
    .select({ uuid: branch.uuid })
    .from(branch)
    .where(and(eq(branch.routeUuid, routeUuid), eq(branch.kind, "main"), ne(branch.uuid, branchUuid)))
    .limit(1);
  return others.length > 0;
}
