import { and, eq, isNotNull } from "drizzle-orm";
import type { Queryable } from "#database/connection/connect.ts";
import { pointOfInterest, pointOfInterestRoute } from "#database/schema/places/point-of-interest.ts";
import { route } from "#database/schema/routes/route.ts";

interface Pass {
  readonly name: string;
  /** Degrees, WGS84. */
  readonly lat: number;
  readonly lon: number;
}

/** The named summits and passes of a route, unordered. */
export async function loadPasses({ drizzle }: Queryable, routeSlug: string): Promise<readonly Pass[]> {
  const rows = await drizzle
    .select({ name: pointOfInterest.name, lat: pointOfInterest.lat, lon: pointOfInterest.lon })
    .from(pointOfInterest)
    .innerJoin(pointOfInterestRoute, eq(pointOfInterestRoute.pointOfInterestUuid, pointOfInterest.uuid))
    .innerJoin(route, eq(route.uuid, pointOfInterestRoute.routeUuid))
    .where(
      and(
        eq(route.slug, routeSlug),
        eq(pointOfInterest.kind, "summit_or_pass"),
        eq(pointOfInterest.published, true),
        isNotNull(pointOfInterest.name),
      ),
    );
  return rows.map(({ name, lat, lon }) => ({ name: name ?? "", lat, lon }));
}
