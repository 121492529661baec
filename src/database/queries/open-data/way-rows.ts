import { and, asc, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { route } from "#database/schema/route.ts";
import { town } from "#database/schema/town.ts";
import { arc, waypoint } from "#database/schema/waypoint.ts";
import { after, type OpenDataPortion } from "./portions.ts";

export const routePortion: OpenDataPortion = (db, last, limit) => {
  const start = alias(town, "start");
  const end = alias(town, "end");
  return db.drizzle
    .select({
      slug: route.slug,
      name: route.name,
      nameEn: route.nameEn,
      start: start.slug,
      end: end.slug,
      countries: route.countries,
      colour: route.colour,
      publishedKmMin: route.publishedKmMin,
      publishedKmMax: route.publishedKmMax,
      summary: route.summary,
      summaryEs: route.summaryEs,
      sources: route.sources,
    })
    .from(route)
    .innerJoin(start, eq(start.uuid, route.startTownUuid))
    .innerJoin(end, eq(end.uuid, route.endTownUuid))
    .where(and(eq(route.published, true), after(route.slug, last)))
    .orderBy(asc(route.slug))
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
