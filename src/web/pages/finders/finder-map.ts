import { type RouteOutline, showRouteOutlines } from "#use-cases/home/show-route-outlines.ts";
import { memoizeByObject } from "#domain/memoize-by-object.ts";
import { simplifyLine } from "#domain/geography/route-geometry/simplify.ts";
import { runInSteps, visitEach } from "#use-cases/workers/yield-to-event-loop.ts";
import { drawSheet } from "#web/components/route-map/draw-sheet.ts";
import type { LinePoint, MapLine, MapSheet, MapStop } from "#web/components/route-map/map-types.ts";
import type { ResultStops } from "#use-cases/places/finders/result-stops.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { showStartPlaces } from "#use-cases/routes/show-start-places.ts";
import { townDirectory } from "#use-cases/content/town-directory.ts";
import type { HomeRoute } from "#use-cases/home/route-figures.ts";

import type { Stretch } from "./finder-words.ts";

export interface FinderMap {
  readonly sheet: MapSheet;
  readonly lines: readonly MapLine[];
}

const tallBox = { width: 480, height: 820 };

/** More routes than this fill a map of a continent, on which a pixel is some kilometres. */
const manyRoutes = 50;
/** Greatest deviation in metres of the lines on such a map. */
const toleranceM = 1_500;

/** Lines for a map of very many routes, made once: with all their points, the map would be most of the page. */
const coarse = memoizeByObject(async (outlines: readonly RouteOutline[]): Promise<readonly RouteOutline[]> => {
  const simplified: RouteOutline[] = [];
  await visitEach(outlines, ({ line, ...route }) => {
    const points = simplifyLine(
      line.map(([lat, lon]) => ({ lat, lon })),
      toleranceM,
    );
    simplified.push({ ...route, line: points.map(({ lat, lon }) => [lat, lon]) });
  });
  return simplified;
});

/** A map of the routes, or of all routes, fitted to the given points; without points to the routes. For loaders only. */
export async function finderMap(
  points: readonly LinePoint[],
  outlines: readonly RouteOutline[],
  routes: readonly string[],
  box = tallBox,
): Promise<FinderMap> {
  const all = outlines.length > manyRoutes ? await coarse(outlines) : outlines;
  const outlinesToDraw = routes.length === 0 ? all : outlines.filter(({ slug }) => routes.includes(slug));
  const lines = outlinesToDraw.map(({ line }): MapLine => ({ kind: "main", points: line }));
  return { sheet: await runInSteps(drawSheet(points.length === 0 ? lines : [{ kind: "main", points }], box)), lines };
}

/** Data around the list of both finders: choices of routes and towns, and the map. For loaders only. */
export async function finderSurroundings(context: UseCaseContext, { route, from, to }: Stretch, stops: ResultStops) {
  const outlines = await showRouteOutlines(context);
  const [only, ...others] = route;
  const stretch = only === undefined || others.length > 0 ? null : await showStartPlaces(context, only);
  const { bySlug } = await townDirectory(context);
  const ends = [bySlug.get(from ?? ""), bySlug.get(to ?? "")].flatMap((town) =>
    town ? [[town.lat, town.lon] as const] : [],
  );
  return {
    routes: outlines.map(({ slug, name }) => ({ slug, name })),
    /** Towns of the one requested route, in walking order. */
    stretch: stretch?.places ?? [],
    fromKm: bySlug.get(from ?? "")?.routes.find(({ slug }) => slug === only)?.km ?? null,
    map: await finderMap(stops.corners ?? ends, outlines, route),
  };
}

/** Starts and ends of the routes, each place once; the end of the first always has its name. */
export function routeEnds(routes: readonly Pick<HomeRoute, "start" | "end" | "line">[]): readonly MapStop[] {
  const ends = new Map<string, MapStop>();
  for (const { start, end, line } of routes) {
    for (const [name, point] of [
      [start, line[0]],
      [end, line.at(-1)],
    ] as const) {
      if (!point || ends.has(name)) continue;
      const kind = name === routes[0]?.end ? "terminus" : "city";
      ends.set(name, { id: name, name, kind, lat: point[0], lon: point[1] });
    }
  }
  return [...ends.values()];
}
