import { loadWalkedLines } from "#database/queries/routes/arcs-of-routes.ts";
import { frameLine, nearestLine, type FramedLine } from "#domain/route-geometry/nearest-line.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { givingWay } from "#use-cases/give-way.ts";
import { routesOfTowns, stepsOfRoutes } from "./routes-of-towns.ts";
import { accommodationsByTown } from "./accommodation-records.ts";

export interface DistanceOffRoute {
  readonly route: string;
  /** Whole metres, straight, to the nearest line that is walked. */
  readonly metres: number;
  /** Where that line comes from; `straight` where nothing is known between its ends. */
  readonly lineSource: string | null;
}

/** By the house's uuid, the nearest route first; a house whose place is unknown is not in it. */
export type DistancesOffRoutes = ReadonlyMap<string, readonly DistanceOffRoute[]>;

/**
 * How far each house with a known place lies from the lines of the routes
 * through its town. Measured once for each revision of the content.
 */
export async function distancesOffRoutes(context: UseCaseContext): Promise<DistancesOffRoutes> {
  const distances = await context.content.remember("distances-off-routes", async () => {
    const routes = await routesOfTowns(context);
    const lines = await loadWalkedLines(context.database);
    const framed = await linesOfRoutes(context, lines);
    const found = new Map<string, readonly DistanceOffRoute[]>();
    const giveWay = givingWay();
    for (const { uuid, townUuid, lat, lon } of [...(await accommodationsByTown(context)).values()].flat()) {
      if (lat === null || lon === null) continue;
      await giveWay();
      const off = (routes.get(townUuid) ?? []).flatMap(({ slug }): DistanceOffRoute[] => {
        const nearest = nearestLine({ lat, lon }, framed.get(slug) ?? []);
        if (!nearest) return [];
        return [
          { route: slug, metres: Math.round(nearest.metres), lineSource: lines.get(nearest.key)?.source ?? null },
        ];
      });
      found.set(
        uuid,
        off.toSorted((a, b) => a.metres - b.metres),
      );
    }
    return found;
  });
  return distances ?? new Map();
}

async function linesOfRoutes(
  context: UseCaseContext,
  lines: Awaited<ReturnType<typeof loadWalkedLines>>,
): Promise<ReadonlyMap<string, readonly FramedLine<number>[]>> {
  const steps = Map.groupBy(await stepsOfRoutes(context), ({ routeSlug }) => routeSlug);
  return new Map(
    [...steps].map(([slug, ofRoute]) => [
      slug,
      [...new Set(ofRoute.map(({ arcId }) => arcId))].flatMap((id) => frameLine(id, lines.get(id)?.points ?? []) ?? []),
    ]),
  );
}
