import { and, asc, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { PathArc, PathWaypoint } from "#domain/geography/path-import/path-today.ts";
import { decodePolyline } from "#domain/geography/route-geometry/polyline.ts";
import type { Queryable } from "../../connection/connect.ts";
import { route } from "../../schema/routes/route.ts";
import { branch, branchSegment, segmentArc } from "../../schema/routes/segment.ts";
import { town } from "../../schema/routes/town.ts";
import { arc, waypoint } from "../../schema/routes/waypoint.ts";

/** An arc of a main branch with its version. */
interface VersionedPathArc extends PathArc {
  readonly version: number;
}

type WaypointFields = Pick<typeof waypoint.$inferSelect, "uuid" | "name" | "lat" | "lon" | "elevationM">;

export interface MainPath {
  readonly route: { readonly uuid: string; readonly slug: string; readonly name: string };
  /** In walking order, published or not. */
  readonly arcs: readonly VersionedPathArc[];
}

/** The main branch of a route for a path import; null for an unknown route. */
export async function loadMainPath(db: Queryable, routeSlug: string): Promise<MainPath | null> {
  const [row] = await db.drizzle
    .select({ uuid: route.uuid, slug: route.slug, name: route.name })
    .from(route)
    .where(eq(route.slug, routeSlug));
  return row ? { route: row, arcs: await arcsOfMain(db, row.uuid) } : null;
}

async function arcsOfMain(db: Queryable, routeUuid: string): Promise<VersionedPathArc[]> {
  const [from, to] = [alias(waypoint, "from"), alias(waypoint, "to")];
  const [fromTown, toTown] = [alias(town, "from_town"), alias(town, "to_town")];
  const rows = await db.drizzle
    .select({
      arc: {
        id: arc.id,
        version: arc.version,
        mode: arc.mode,
        distanceM: arc.distanceM,
        ascentM: arc.ascentM,
        descentM: arc.descentM,
      },
      line: arc.line,
      from: { uuid: from.uuid, name: from.name, lat: from.lat, lon: from.lon, elevationM: from.elevationM },
      to: { uuid: to.uuid, name: to.name, lat: to.lat, lon: to.lon, elevationM: to.elevationM },
      fromTown: { name: fromTown.name, slug: fromTown.slug },
      toTown: { name: toTown.name, slug: toTown.slug },
    })
    .from(branch)
    .innerJoin(branchSegment, eq(branchSegment.branchUuid, branch.uuid))
    .innerJoin(segmentArc, eq(segmentArc.segmentUuid, branchSegment.segmentUuid))
    .innerJoin(arc, eq(arc.id, segmentArc.arcId))
    .innerJoin(from, eq(from.uuid, arc.fromWaypointUuid))
    .innerJoin(to, eq(to.uuid, arc.toWaypointUuid))
    .leftJoin(fromTown, eq(fromTown.waypointUuid, from.uuid))
    .leftJoin(toTown, eq(toTown.waypointUuid, to.uuid))
    .where(and(eq(branch.routeUuid, routeUuid), eq(branch.kind, "main")))
    .orderBy(asc(branchSegment.position), asc(segmentArc.position));
  return rows.map((row) => ({
    ...row.arc,
    from: pathWaypoint(row.from, row.fromTown),
    to: pathWaypoint(row.to, row.toTown),
    line: row.line === null ? [] : decodePolyline(row.line),
  }));
}

function pathWaypoint(
  { name, ...fields }: WaypointFields,
  place: { readonly name: string; readonly slug: string } | null,
): PathWaypoint {
  return { ...fields, name: place?.name ?? name, townSlug: place?.slug ?? null };
}
