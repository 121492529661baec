import { and, asc, eq, getTableColumns, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { route } from "#database/schema/routes/route.ts";
import { branch, branchSegment, segmentArc } from "#database/schema/routes/segment.ts";
import { town } from "#database/schema/routes/town.ts";
import { arc, waypoint } from "#database/schema/routes/waypoint.ts";
import { after, type OpenDataPortion } from "./portions.ts";

export const routePortion: OpenDataPortion = (db, last, limit) => {
  const start = alias(town, "start");
  const end = alias(town, "end");
  return db.drizzle
    .select({ ...getTableColumns(route), start: start.slug, end: end.slug })
    .from(route)
    .innerJoin(start, eq(start.uuid, route.startTownUuid))
    .innerJoin(end, eq(end.uuid, route.endTownUuid))
    .where(and(eq(route.published, true), after(route.slug, last)))
    .orderBy(asc(route.slug))
    .limit(limit);
};

export const branchPortion: OpenDataPortion = (db, last, limit) => {
  const leaves = alias(waypoint, "leaves");
  const rejoins = alias(waypoint, "rejoins");
  // Branch slugs are unique within their route.
  const id = sql<string>`${route.slug} || ' ' || ${branch.slug}`;
  return db.drizzle
    .select({
      ...getTableColumns(branch),
      id,
      route: route.slug,
      nameEs: sql<string | null>`${branch.nameTranslations} ->> 'es'`,
      leaves: leaves.slug,
      rejoins: rejoins.slug,
      arcs: sql<number[]>`ARRAY(SELECT ${segmentArc.arcId} FROM ${branchSegment}
        JOIN ${segmentArc} ON ${segmentArc.segmentUuid} = ${branchSegment.segmentUuid}
        JOIN ${arc} ON ${arc.id} = ${segmentArc.arcId} AND ${arc.published}
        WHERE ${branchSegment.branchUuid} = ${branch.uuid} ORDER BY ${branchSegment.position}, ${segmentArc.position})`,
    })
    .from(branch)
    .innerJoin(route, and(eq(route.uuid, branch.routeUuid), eq(route.published, true)))
    .leftJoin(leaves, eq(leaves.uuid, branch.leavesWaypointUuid))
    .leftJoin(rejoins, eq(rejoins.uuid, branch.rejoinsWaypointUuid))
    .where(and(eq(branch.published, true), after(id, last)))
    .orderBy(asc(id))
    .limit(limit);
};

export const arcPortion: OpenDataPortion = (db, last, limit) => {
  const from = alias(waypoint, "from");
  const to = alias(waypoint, "to");
  return db.drizzle
    .select({
      id: arc.id,
      from: from.slug,
      to: to.slug,
      mode: arc.mode,
      distanceM: arc.distanceM,
      ascentM: arc.ascentM,
      descentM: arc.descentM,
      surface: arc.surface,
      line: arc.line,
      sources: arc.sources,
    })
    .from(arc)
    .innerJoin(from, and(eq(from.uuid, arc.fromWaypointUuid), eq(from.published, true)))
    .innerJoin(to, and(eq(to.uuid, arc.toWaypointUuid), eq(to.published, true)))
    .where(and(eq(arc.published, true), after(arc.id, last)))
    .orderBy(asc(arc.id))
    .limit(limit);
};
