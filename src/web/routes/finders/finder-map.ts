import type { RouteOutline } from "#use-cases/home/show-route-outlines.ts";
import { drawSheet } from "#web/components/route-map/draw-sheet.ts";
import type { LinePoint, MapLine, MapSheet } from "#web/components/route-map/map-types.ts";

export interface FinderMap {
  readonly sheet: MapSheet;
  readonly lines: readonly MapLine[];
}

const tallBox = { width: 480, height: 820 };

/** A map of the routes, or of all routes, fitted to the given points; without points to the routes. For loaders only. */
export function finderMap(
  points: readonly LinePoint[],
  outlines: readonly RouteOutline[],
  routes: readonly string[],
  box = tallBox,
): FinderMap {
  const shown = routes.length === 0 ? outlines : outlines.filter(({ slug }) => routes.includes(slug));
  const lines = shown.map(({ line }): MapLine => ({ kind: "main", points: line }));
  return { sheet: drawSheet(points.length === 0 ? lines : [{ kind: "main", points }], box), lines };
}
