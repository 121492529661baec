import type { Rectangle } from "#domain/map-projection/clip.ts";
import { project } from "#domain/map-projection/mercator.ts";
import { basemapArea, drawLayer } from "./basemap/basemap.server.ts";
import { placePoints } from "./basemap/place-points.ts";
import { type Box, boundsOf, fitView, type Padding } from "./fit-view.ts";
import type { LinePoint, MapSheet } from "./map-types.ts";

/** Boxes from a phone held upright to a wide strip find their background on the sheet. */
const narrowestAspect = 0.9;
const widestAspect = 2.6;
const tolerance = 0.4;
const rememberedSheets = 200;

const sheets = new Map<string, MapSheet>();

/** What boxes of all allowed proportions would show of the same bounds, and somewhat more. */
function areaToDraw([left, top, right, bottom]: Rectangle, { width, height }: Box): Rectangle {
  const [shownWidth, shownHeight] = [
    Math.max(width, (bottom - top) * widestAspect),
    Math.max(height, (right - left) / narrowestAspect),
  ];
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const reach = 0.55;
  return [
    x - shownWidth * reach,
    y - shownHeight * reach,
    x + shownWidth * reach,
    y + shownHeight * reach,
  ];
}

function intersection(a: Rectangle, b: Rectangle): Rectangle {
  return [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])];
}

/**
 * The basemap around the given lines for a box of CSS pixels, for
 * `<RouteMap sheet>`. Some milliseconds of work; equal views are remembered.
 * For loaders only: it holds the whole basemap.
 */
export function drawSheet(
  lines: readonly { readonly points: readonly LinePoint[] }[],
  box: Box,
  padding?: Padding,
): MapSheet {
  const points = lines.flatMap((line) => line.points);
  const projection = fitView(points, box, padding);
  const key = [projection.scale, projection.left, projection.top, box.width, box.height].join();
  const known = sheets.get(key);
  if (known) return known;

  const focus = boundsOf(points, projection) ?? [0, 0, box.width, box.height];
  const area = intersection(areaToDraw(focus, box), basemapArea(projection));
  const sheet: MapSheet = {
    width: box.width,
    height: box.height,
    ...projection,
    extent: area,
    focus,
    land: drawLayer("land", projection, area, tolerance),
    rivers: drawLayer("rivers", projection, area, tolerance),
    regionBorders: drawLayer("regionBorders", projection, area, tolerance),
    countryBorders: drawLayer("countryBorders", projection, area, tolerance),
    labels: placePoints
      .map(({ key: name, kind, lat, lon }) => {
        const [x, y] = project(projection, lat, lon);
        return { key: name, kind, x: Math.round(x), y: Math.round(y) };
      })
      .filter(({ x, y }) => x > area[0] && x < area[2] && y > area[1] && y < area[3]),
  };
  if (sheets.size >= rememberedSheets) sheets.delete(sheets.keys().next().value ?? "");
  sheets.set(key, sheet);
  return sheet;
}
