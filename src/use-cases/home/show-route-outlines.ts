import { simplifyLine } from "#domain/route-geometry/simplify.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { showHome } from "#use-cases/home/show-home.ts";

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
  const outlines = await context.content.remember("route-outlines", async () =>
    (await showHome(context)).routes.map(({ slug, name, line }): RouteOutline => {
      const points = line.map(([lat, lon]) => ({ lat, lon }));
      return { slug, name, line: simplifyLine(points, toleranceM).map(({ lat, lon }) => [rounded(lat), rounded(lon)]) };
    }),
  );
  return outlines ?? [];
}
