import type { Selected } from "#database/rows.ts";
import { and, asc, eq } from "drizzle-orm";
import type { Queryable } from "#database/connection/connect.ts";
import { pointOfInterest, pointOfInterestRoute } from "#database/schema/places/point-of-interest.ts";
import { route } from "#database/schema/routes/route.ts";

const pointColumns = {
  uuid: pointOfInterest.uuid,
  slug: pointOfInterest.slug,
  kind: pointOfInterest.kind,
  name: pointOfInterest.name,
  nameLanguage: pointOfInterest.nameLanguage,
  otherNames: pointOfInterest.otherNames,
  lat: pointOfInterest.lat,
  lon: pointOfInterest.lon,
  elevationM: pointOfInterest.elevationM,
  /** Its town, which may be unpublished. */
  townUuid: pointOfInterest.townUuid,
  description: pointOfInterest.description,
  descriptionEs: pointOfInterest.descriptionEs,
  /** In OpenStreetMap syntax. */
  openingHours: pointOfInterest.openingHours,
  licence: pointOfInterest.licence,
  /** The source of each fact, by field. */
  sources: pointOfInterest.sources,
};

/** A published sight or service on or near a route; null is unknown, or no name. */
export type PointOfInterestRecord = Selected<typeof pointColumns> & {
  readonly source: string | null;
  /** Slugs of its published routes, in order. */
  readonly routes: readonly string[];
};

/** All published points of interest, in the order of their uuids. */
export async function listPointsOfInterest(db: Queryable): Promise<PointOfInterestRecord[]> {
  const points = await db.drizzle
    .select(pointColumns)
    .from(pointOfInterest)
    .where(eq(pointOfInterest.published, true))
    .orderBy(asc(pointOfInterest.uuid));
  const routes = await routesByPoint(db);
  return points.map((facts) => ({
    ...facts,
    source: facts.sources["kind"]?.source ?? null,
    routes: routes.get(facts.uuid) ?? [],
  }));
}

async function routesByPoint(db: Queryable): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db.drizzle
    .select({ point: pointOfInterestRoute.pointOfInterestUuid, slug: route.slug })
    .from(pointOfInterestRoute)
    .innerJoin(route, and(eq(route.uuid, pointOfInterestRoute.routeUuid), eq(route.published, true)))
    .orderBy(asc(route.sort), asc(route.slug));
  const slugs = Map.groupBy(rows, ({ point }) => point);
  return new Map([...slugs].map(([point, list]) => [point, list.map(({ slug }) => slug)]));
}
