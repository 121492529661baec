import type { Steps } from "#domain/steps.ts";
import { type PlanePoint, project } from "#domain/geography/map-projection/mercator.ts";
import { simplifyOnPlane } from "#domain/geography/map-projection/simplify-on-plane.ts";
import { drawLayer } from "../basemap/basemap.server.ts";
import { type Box, fitView } from "../fit-view.ts";
import type { MapLine, ThumbnailGeometry } from "../map-types.ts";
import { pathData } from "#web/ui/path-data.ts";

const coastTolerance = 1;
const lineTolerance = 0.5;
/** The stroke of the coast must not be visible along the edge. */
const overhang = 6;

function inTenths([x, y]: PlanePoint): PlanePoint {
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}

/**
 * The picture of a route for a card of width × height CSS pixels. The picture
 * is fitted to the main lines; the first gives the start, the last the finish. For loaders only, as `drawSheet`.
 */
export function* thumbnailGeometry(lines: readonly MapLine[], { width, height }: Box): Steps<ThumbnailGeometry> {
  const projection = fitView(
    lines.filter((line) => line.kind === "main").flatMap((line) => line.points),
    { width, height },
    { x: 24, y: 22 },
  );
  const area = [-overhang, -overhang, width + overhang, height + overhang] as const;
  const placed = lines.map(({ kind, points }) => ({
    kind,
    points: points.map(([lat, lon]) => project(projection, lat, lon)),
  }));
  const draw = (kind: MapLine["kind"]) =>
    placed
      .filter((line) => line.kind === kind)
      .map((line) => pathData(simplifyOnPlane(line.points, lineTolerance)))
      .join("");
  const mains = placed.filter((line) => line.kind === "main");
  const centre: PlanePoint = [width / 2, height / 2];
  return {
    width,
    height,
    land: yield* drawLayer("land", projection, area, coastTolerance),
    borders: yield* drawLayer("countryBorders", projection, area, coastTolerance),
    main: draw("main"),
    variants: draw("variant"),
    start: inTenths(mains[0]?.points[0] ?? centre),
    finish: inTenths(mains.at(-1)?.points.at(-1) ?? centre),
  };
}
