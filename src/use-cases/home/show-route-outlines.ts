import { simplifyLine } from "#domain/route-geometry/simplify.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { keepDerived } from "#use-cases/content/keep-derived.ts";
import { routeOverviews } from "#use-cases/content/route-summaries.ts";
import { showMainLine } from "#use-cases/routes/map-lines.ts";

export interface RouteOutline {
  readonly slug: string;
  readonly name: string;
  /** The main way for small maps: latitude and longitude in degrees, to some ten metres. */
  readonly line: readonly (readonly [lat: number, lon: number])[];
}

/** Metres the drawn way may lie beside the true one: less than two pixels where 100 km fill a picture. */
const toleranceM = 220;

const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

/** The main way of every published route in few points, in the order of the routes. */
export async function showRouteOutlines(context: UseCaseContext): Promise<readonly RouteOutline[]> {
  const inputs = async () => [await routeOverviews(context)];
  return keepDerived(context, "route-outlines", inputs, async () => {
    const outlines: RouteOutline[] = [];
    // One after another: of very many routes no more than a few are in memory at a time.
    for (const { slug, name } of await routeOverviews(context)) {
      const way = await showMainLine(context, slug);
      const points = way?.map(([lat, lon]) => ({ lat, lon })) ?? [];
      const line = simplifyLine(points, toleranceM).map(({ lat, lon }) => [rounded(lat), rounded(lon)] as const);
      if (way) outlines.push({ slug, name, line });
    }
    return outlines;
  });
}
