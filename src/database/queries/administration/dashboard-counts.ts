import { asc, eq, gt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Queryable } from "../../connection/connect.ts";
import { waypointOffRoutes } from "./graph/on-route.ts";
import { readInPortions } from "#database/rows.ts";
import { accommodation } from "../../schema/places/accommodation.ts";
import { route } from "../../schema/routes/route.ts";
import { branch, branchSegment, segmentArc } from "../../schema/routes/segment.ts";
import { town } from "../../schema/routes/town.ts";
import { arc, waypoint } from "../../schema/routes/waypoint.ts";

const counted = (condition: ReturnType<typeof sql>) => sql<number>`(count(*) FILTER (WHERE ${condition}))::int`;

/** Numbers of towns with missing data. */
export async function countIncompleteTowns(db: Queryable) {
  const [row] = await db.drizzle
    .select({
      all: counted(sql`true`),
      withoutServices: counted(sql`cardinality(${town.services}) = 0`),
      withoutDescription: counted(sql`${town.description} IS NULL`),
      unpublished: counted(sql`NOT ${town.published}`),
      offRoutes: counted(waypointOffRoutes(town.waypointUuid)),
    })
    .from(town);
  return row ?? { all: 0, withoutServices: 0, withoutDescription: 0, unpublished: 0, offRoutes: 0 };
}

/** Numbers of houses with missing data. @param checkedAfter earlier verifications are outdated */
export async function countIncompleteHouses(db: Queryable, checkedAfter: Date) {
  const { published, status, verifiedAt, season, priceFrom, donation, phone, email, web, lat } = accommodation;
  const isShown = sql`${published} AND ${status} <> 'closed'`;
  const [row] = await db.drizzle
    .select({
      all: counted(sql`true`),
      unverified: counted(
        sql`${isShown} AND (${verifiedAt} IS NULL OR ${verifiedAt} < ${checkedAfter.toISOString()}::timestamptz)`,
      ),
      withoutSeason: counted(sql`${isShown} AND ${season} IS NULL`),
      withoutPrice: counted(sql`${isShown} AND ${priceFrom} IS NULL AND ${donation} IS NOT TRUE`),
      withoutContact: counted(sql`${isShown} AND ${phone} IS NULL AND ${email} IS NULL AND ${web} IS NULL`),
      withoutPlace: counted(sql`${isShown} AND ${lat} IS NULL`),
      unpublished: counted(sql`NOT ${published}`),
    })
    .from(accommodation);
  if (!row) throw new RangeError("counting answers one row");
  return row;
}

interface ArcWithEnds {
  readonly id: number;
  readonly distanceM: number;
  readonly from: { readonly slug: string; readonly lat: number; readonly lon: number };
  readonly to: ArcWithEnds["from"];
}

/** Every arc with the coordinates of its ends, published or not, in portions. */
export function listArcEnds(db: Queryable): AsyncGenerator<readonly ArcWithEnds[], void> {
  const [from, to] = [alias(waypoint, "from"), alias(waypoint, "to")];
  return readInPortions<ArcWithEnds>((last, limit) =>
    db.drizzle
      .select({
        id: arc.id,
        distanceM: arc.distanceM,
        from: { slug: from.slug, lat: from.lat, lon: from.lon },
        to: { slug: to.slug, lat: to.lat, lon: to.lon },
      })
      .from(arc)
      .innerJoin(from, eq(from.uuid, arc.fromWaypointUuid))
      .innerJoin(to, eq(to.uuid, arc.toWaypointUuid))
      .where(last && gt(arc.id, last.id))
      .orderBy(asc(arc.id))
      .limit(limit),
  );
}

/** The arcs of a route, by waypoints; one of several branches once or twice. */
export function listArcsOfRoute(db: Queryable, slug: string) {
  return db.drizzle
    .selectDistinct({
      from: arc.fromWaypointUuid,
      to: arc.toWaypointUuid,
      isMain: sql<boolean>`${branch.kind} = 'main'`,
    })
    .from(route)
    .innerJoin(branch, eq(branch.routeUuid, route.uuid))
    .innerJoin(branchSegment, eq(branchSegment.branchUuid, branch.uuid))
    .innerJoin(segmentArc, eq(segmentArc.segmentUuid, branchSegment.segmentUuid))
    .innerJoin(arc, eq(arc.id, segmentArc.arcId))
    .where(eq(route.slug, slug));
}

/** Published routes with the waypoints of their ends, in their order. */
export function listRouteEnds(db: Queryable) {
  const [start, end] = [alias(town, "start"), alias(town, "end")];
  return db.drizzle
    .select({ route: route.slug, start: start.waypointUuid, end: end.waypointUuid })
    .from(route)
    .innerJoin(start, eq(start.uuid, route.startTownUuid))
    .innerJoin(end, eq(end.uuid, route.endTownUuid))
    .where(eq(route.published, true))
    .orderBy(asc(route.sort));
}
