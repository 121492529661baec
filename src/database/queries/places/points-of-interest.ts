import { and, asc, eq } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { pointOfInterest, pointOfInterestRoute } from "#database/schema/point-of-interest.ts";
import { route } from "#database/schema/route.ts";

/** A published sight or service on or near a route; null is unknown. */
export interface PointOfInterestRecord {
  readonly uuid: string;
  readonly slug: string;
  readonly kind: string;
  /** Null when it has none. */
  readonly name: string | null;
  readonly otherNames: readonly string[];
  readonly lat: number;
  readonly lon: number;
  readonly elevationM: number | null;
  /** The town it lies at; it may not be published. */
  readonly townUuid: string | null;
  readonly description: string | null;
  readonly descriptionEs: string | null;
  /** In the notation of OpenStreetMap. */
  readonly openingHours: string | null;
  readonly licence: string | null;
  /** Who says so. */
  readonly source: string | null;
  /** Where each fact comes from, by field. */
  readonly sources: typeof pointOfInterest.$inferSelect.sources;
  /** Slugs of the published routes it belongs to, in their order. */
  readonly routes: readonly string[];
}

/** All published points of interest, in the order of their uuids. */
export async function listPointsOfInterest(db: Queryable): Promise<PointOfInterestRecord[]> {
  const points = await db.drizzle
    .select({
      uuid: pointOfInterest.uuid,
      slug: pointOfInterest.slug,
      kind: pointOfInterest.kind,
      name: pointOfInterest.name,
      otherNames: pointOfInterest.otherNames,
      lat: pointOfInterest.lat,
      lon: pointOfInterest.lon,
      elevationM: pointOfInterest.elevationM,
      townUuid: pointOfInterest.townUuid,
      description: pointOfInterest.description,
      descriptionEs: pointOfInterest.descriptionEs,
      openingHours: pointOfInterest.openingHours,
      licence: pointOfInterest.licence,
      sources: pointOfInterest.sources,
    })
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
