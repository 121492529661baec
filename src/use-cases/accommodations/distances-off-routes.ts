import { listAccommodations } from "#database/queries/accommodations.ts";
import { loadLineSources } from "#database/queries/line-sources.ts";
import { frameLine, nearestLine, type FramedLine } from "#domain/route-geometry/nearest-line.ts";
import type { UseCaseContext } from "../context.ts";
import { routesOfTowns } from "../routes/routes-of-towns.ts";
import { showRouteGraph } from "../routes/show-route-graph.ts";
import { showRouteLines } from "../routes/show-route-lines.ts";

export interface DistanceOffRoute {
  readonly route: string;
  /** Whole metres, straight, to the nearest line that is walked. */
  readonly metres: number;
  /** Where that line comes from; `straight` where nothing is known between its ends. */
  readonly lineSource: string | null;
}

/**
 * How far each house with a known place lies from the lines of the routes
 * through its town, by the house's uuid, the nearest route first. Measured
 * once for each revision of the content.
 */
export async function distancesOffRoutes(
  context: UseCaseContext,
): Promise<ReadonlyMap<string, readonly DistanceOffRoute[]>> {
  const distances = await context.content.remember("distances-off-routes", async () => {
    const routes = await routesOfTowns(context);
    const sources = await loadLineSources(context.database);
    const lines = new Map<string, readonly FramedLine<number>[]>();
    const found = new Map<string, readonly DistanceOffRoute[]>();
    for (const { uuid, townUuid, lat, lon } of await listAccommodations(context.database)) {
      if (lat === null || lon === null) continue;
      const distancesOfHouse: DistanceOffRoute[] = [];
      for (const { slug } of routes.get(townUuid) ?? []) {
        const ofRoute = lines.get(slug) ?? (await walkedLines(context, slug));
        lines.set(slug, ofRoute);
        const nearest = nearestLine({ lat, lon }, ofRoute);
        if (!nearest) continue;
        const lineSource = sources.get(nearest.key) ?? null;
        distancesOfHouse.push({ route: slug, metres: Math.round(nearest.metres), lineSource });
      }
      found.set(uuid, distancesOfHouse.toSorted((a, b) => a.metres - b.metres));
    }
    return found;
  });
  return distances ?? new Map();
}

async function walkedLines(context: UseCaseContext, slug: string): Promise<readonly FramedLine<number>[]> {
  const [graph, lines] = await Promise.all([showRouteGraph(context, slug), showRouteLines(context, slug)]);
  return (graph?.arcs ?? []).flatMap(({ id, mode }) => {
    if (mode !== "walk") return [];
    return frameLine(id, (lines?.get(id) ?? []).map(([lat, lon]) => ({ lat, lon }))) ?? [];
  });
}
