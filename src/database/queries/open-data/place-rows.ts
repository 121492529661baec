import { and, asc, eq, getTableColumns, sql } from "drizzle-orm";
import { pointOfInterest, pointOfInterestRoute } from "#database/schema/places/point-of-interest.ts";
import { route } from "#database/schema/routes/route.ts";
import { town } from "#database/schema/routes/town.ts";
import { waypoint } from "#database/schema/routes/waypoint.ts";
import { after, type OpenDataPortion } from "./portions.ts";

export const townPortion: OpenDataPortion = (db, last, limit) =>
  db.drizzle
    .select({
      ...getTableColumns(town),
      waypoint: waypoint.slug,
      lat: waypoint.lat,
      lon: waypoint.lon,
      elevationM: waypoint.elevationM,
    })
    .from(town)
    .innerJoin(waypoint, eq(waypoint.uuid, town.waypointUuid))
    .where(and(eq(town.published, true), after(town.slug, last)))
    .orderBy(asc(town.slug))
    .limit(limit);

export const waypointPortion: OpenDataPortion = (db, last, limit) =>
  db.drizzle
    .select()
    .from(waypoint)
    .where(and(eq(waypoint.published, true), after(waypoint.slug, last)))
    .orderBy(asc(waypoint.slug))
    .limit(limit);

/** Slugs of the published routes of a sight, in their order. */
const routesOfSight = sql<string[]>`array(
  SELECT ${route.slug} FROM ${pointOfInterestRoute}
  JOIN ${route} ON ${route.uuid} = ${pointOfInterestRoute.routeUuid} AND ${route.published}
  WHERE ${pointOfInterestRoute.pointOfInterestUuid} = ${pointOfInterest.uuid}
  ORDER BY ${route.sort}, ${route.slug})`;

export const sightPortion: OpenDataPortion = (db, last, limit) =>
  db.drizzle
    .select({ ...getTableColumns(pointOfInterest), town: town.slug, routes: routesOfSight })
    .from(pointOfInterest)
    .leftJoin(town, and(eq(town.uuid, pointOfInterest.townUuid), eq(town.published, true)))
    .where(and(eq(pointOfInterest.published, true), after(pointOfInterest.slug, last)))
    .orderBy(asc(pointOfInterest.slug))
    .limit(limit);
