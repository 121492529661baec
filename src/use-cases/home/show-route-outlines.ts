import { simplifyLine } from "#domain/route-geometry/simplify.ts";
import { yieldIfBusy } from "../workers/yield-to-event-loop.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { cacheDerived } from "#use-cases/content/cache-derived.ts";
import { routeOverviews } from "#use-cases/content/route-summaries.ts";
import { type OutlinePoints, showMainLine } from "#use-cases/routes/map-lines.ts";

export interface RouteOutline {
  readonly slug: string;
  readonly name: string;
  /** The main way for small maps: latitude and longitude in degrees, precise to about ten metres. */
  readonly line: OutlinePoints;
}

/** Maximum deviation in metres of the drawn way: less than two pixels if 100 km fill a picture. */
const toleranceM = 220;

const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

/** The simplified main way of every published route, in the order of the routes. */
export async function showRouteOutlines(context: UseCaseContext): Promise<readonly RouteOutline[]> {
  const inputs = async () => [await routeOverviews(context)];
  return cacheDerived(context, "route-outlines", inputs, async () => {
    const outlines: RouteOutline[] = [];
    // Sequentially: only a few of very many routes are in memory at a time.
    for (const { slug, name } of await routeOverviews(context)) {
      const way = await showMainLine(context, slug);
      await yieldIfBusy();
      const points = way?.map(([lat, lon]) => ({ lat, lon })) ?? [];
      const line = simplifyLine(points, toleranceM).map(({ lat, lon }) => [rounded(lat), rounded(lon)] as const);
      if (way) outlines.push({ slug, name, line });
    }
    return outlines;
  });
}
