import { and, asc, eq, inArray, or } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { arc } from "#database/schema/waypoint.ts";
import { route } from "#database/schema/route.ts";
import { branch, branchSegment, segmentArc } from "#database/schema/segment.ts";
import { town } from "#database/schema/town.ts";

/** For each of the towns the slug of the first published route, in the routes' order, on which it lies. */
export async function firstRoutesOfTowns(db: Queryable, townUuids: readonly string[]): Promise<Map<string, string>> {
  if (townUuids.length === 0) return new Map();
  const rows = await db.drizzle
    .selectDistinct({ townUuid: town.uuid, routeSlug: route.slug, sort: route.sort })
    .from(town)
    .innerJoin(arc, or(eq(arc.fromWaypointUuid, town.waypointUuid), eq(arc.toWaypointUuid, town.waypointUuid)))
    .innerJoin(segmentArc, eq(segmentArc.arcId, arc.id))
    .innerJoin(branchSegment, eq(branchSegment.segmentUuid, segmentArc.segmentUuid))
    .innerJoin(branch, eq(branch.uuid, branchSegment.branchUuid))
    .innerJoin(route, eq(route.uuid, branch.routeUuid))
    .where(and(inArray(town.uuid, [...townUuids]), eq(route.published, true), eq(branch.published, true)))
    .orderBy(asc(route.sort), asc(route.slug));
  // Later entries win in a map, so the first route is put in last.
  return new Map(rows.toReversed().map(({ townUuid, routeSlug }) => [townUuid, routeSlug]));
}
