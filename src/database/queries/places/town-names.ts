import { and, asc, eq, inArray, or } from "drizzle-orm";
import type { Queryable } from "#database/connection/connect.ts";
import { arc } from "#database/schema/routes/waypoint.ts";
import { route, routeFormerSlug } from "#database/schema/routes/route.ts";
import { branch, branchSegment, segmentArc } from "#database/schema/routes/segment.ts";
import { town } from "#database/schema/routes/town.ts";
import { accommodation, accommodationFormerSlug } from "#database/schema/places/accommodation.ts";

/** The slug of the first published route of each town, in route order. */
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

/** Local and foreign names of towns by slug, for searching; towns with a single name are left out. */
export async function loadTownSpellings(
  db: Queryable,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db.drizzle
    .select({ slug: town.slug, localNames: town.localNames, otherNames: town.otherNames })
    .from(town)
    .where(inArray(town.slug, [...slugs]));
  return new Map(
    rows
      .map(({ slug, localNames, otherNames }) => [slug, [...localNames, ...otherNames]] as const)
      .filter(([, names]) => names.length > 0),
  );
}

/** The slug of the published route that previously had this one, or null. */
export async function findSlugOfFormer(db: Queryable, former: string): Promise<string | null> {
  const [row] = await db.drizzle
    .select({ slug: route.slug })
    .from(routeFormerSlug)
    .innerJoin(route, eq(route.uuid, routeFormerSlug.routeUuid))
    .where(and(eq(routeFormerSlug.slug, former), eq(route.published, true)));
  return row?.slug ?? null;
}

/** The uuid of the house that the house with this slug was merged into, or null. */
export async function findHouseOfFormer(db: Queryable, former: string): Promise<string | null> {
  const [row] = await db.drizzle
    .select({ uuid: accommodation.uuid })
    .from(accommodationFormerSlug)
    .innerJoin(accommodation, eq(accommodation.uuid, accommodationFormerSlug.accommodationUuid))
    .where(eq(accommodationFormerSlug.slug, former));
  return row?.uuid ?? null;
}
