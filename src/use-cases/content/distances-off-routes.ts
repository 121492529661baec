import { memoizeByObject } from "#domain/memoize-by-object.ts";
import type { AccommodationRecord } from "#database/queries/places/accommodations.ts";
import { loadWalkedLines } from "#database/queries/routes/arcs-of-routes.ts";
import { arc } from "#database/schema/routes/waypoint.ts";
import { FramedLines } from "#domain/geography/route-geometry/nearest-line.ts";
import { decodePolyline } from "#domain/geography/route-geometry/polyline.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { cacheDerived } from "./cache/cache-derived.ts";
import { tableVersions } from "./cache/table-versions.ts";
import { yieldIfBusy } from "../workers/yield-to-event-loop.ts";
import { routesOfTowns, stepsOfRoutes } from "./routes-of-towns.ts";

export interface DistanceOffRoute {
  readonly route: string;
  /** Straight-line distance to the nearest walked line, in whole metres. */
  readonly metres: number;
  /** Source of that line; `straight` if only its ends are known. */
  readonly lineSource: string | null;
}

/** Distances of a house from each route through its town, the nearest first; empty if its coordinates are unknown. */
export type DistancesOffRoutes = (house: AccommodationRecord) => readonly DistanceOffRoute[];

/**
 * Distances of houses with known coordinates from the lines of the routes through their town. Each is computed on first
 * use.
 */
export async function distancesOffRoutes(context: UseCaseContext): Promise<DistancesOffRoutes> {
  const inputs = async () => [await routesOfTowns(context), await tableVersions(context, [arc])];
  return cacheDerived(context, "distances-off-routes", inputs, async (published) => {
    const routes = await routesOfTowns(context);
    const lines = await loadWalkedLines(published);
    const framed = await framedLines(lines);
    const arcs = await arcsOfRoutes(context);
    const sources = new Map([...lines].map(([id, { source }]) => [id, source]));
    return memoizeByObject(({ townUuid, lat, lon }: AccommodationRecord): readonly DistanceOffRoute[] => {
      if (lat === null || lon === null) return [];
      return (routes.get(townUuid) ?? [])
        .flatMap(({ slug }): DistanceOffRoute[] => {
          const nearest = framed.nearest({ lat, lon }, arcs.get(slug) ?? []);
          if (!nearest) return [];
          const lineSource = sources.get(nearest.key) ?? null;
          return [{ route: slug, metres: Math.round(nearest.metres), lineSource }];
        })
        .toSorted((a, b) => a.metres - b.metres);
    });
  });
}

async function framedLines(lines: Awaited<ReturnType<typeof loadWalkedLines>>): Promise<FramedLines<number>> {
  const framed = new FramedLines<number>();
  for (const [id, { line }] of lines) {
    framed.add(id, decodePolyline(line));
    await yieldIfBusy();
  }
  return framed;
}

/** The ids of the arcs of each route, by its slug. */
async function arcsOfRoutes(context: UseCaseContext): Promise<ReadonlyMap<string, readonly number[]>> {
  const steps = Map.groupBy(await stepsOfRoutes(context), ({ routeSlug }) => routeSlug);
  return new Map([...steps].map(([slug, ofRoute]) => [slug, [...new Set(ofRoute.map(({ arcId }) => arcId))]]));
}
