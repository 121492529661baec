import type { Selected } from "#database/rows.ts";
import { asc, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../connection/connect.ts";
import { arc } from "../../schema/routes/waypoint.ts";
import { plan } from "../../schema/plans/plan.ts";
import { route } from "../../schema/routes/route.ts";
import { branch, branchSegment, segmentArc } from "../../schema/routes/segment.ts";

const walked = (metres: typeof arc.distanceM | typeof arc.ascentM | typeof arc.descentM) =>
  sql<number>`coalesce(sum(${metres}) FILTER (WHERE ${arc.mode} = 'walk'), 0)::int`;

const totalColumns = {
  uuid: branch.uuid,
  slug: branch.slug,
  name: branch.name,
  kind: branch.kind,
  routeSlug: route.slug,
  routeName: route.name,
  distanceM: walked(arc.distanceM),
  ascentM: walked(arc.ascentM),
  descentM: walked(arc.descentM),
};

/** Walking totals of a branch, in metres; unknown climbs add nothing. */
export type BranchTotals = Selected<typeof totalColumns>;

/** The totals of every branch of every route, published or not, in the order of the routes. */
export function loadBranchTotals(db: Queryable): Promise<BranchTotals[]> {
  return db.drizzle
    .select(totalColumns)
    .from(branch)
    .innerJoin(route, eq(route.uuid, branch.routeUuid))
    .leftJoin(branchSegment, eq(branchSegment.branchUuid, branch.uuid))
    .leftJoin(segmentArc, eq(segmentArc.segmentUuid, branchSegment.segmentUuid))
    .leftJoin(arc, eq(arc.id, segmentArc.arcId))
    .groupBy(branch.uuid, route.uuid)
    .orderBy(asc(route.sort), asc(branch.sort), asc(branch.uuid));
}

export async function countPlansOnRoutes(db: Queryable, routeSlugs: readonly string[]): Promise<number> {
  const [row] = await db.drizzle
    .select({ plans: sql<number>`count(*)::int` })
    .from(plan)
    .where(
      sql`EXISTS (
        SELECT FROM jsonb_array_elements(${plan.legs}) AS leg
        WHERE leg ->> 'route' IN (SELECT jsonb_array_elements_text(${JSON.stringify(routeSlugs)}::jsonb))
      )`,
    );
  return row?.plans ?? 0;
}
