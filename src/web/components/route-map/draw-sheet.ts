import type { Rectangle } from "#domain/geography/map-projection/clip.ts";
import { LruMap } from "#domain/lru-map.ts";
import type { Steps } from "#domain/steps.ts";
import { type PlanePoint, project } from "#domain/geography/map-projection/mercator.ts";
import { coveredPart, drawLayer, type Layer } from "./basemap/basemap.server.ts";
import { placePoints } from "./basemap/place-points.ts";
import { type Box, boundsOf, fitView, type Padding } from "./fit-view.ts";
import type { LinePoint, MapLine, MapSheet } from "./map-types.ts";

/** The sheet covers boxes from a phone in portrait orientation to a wide strip. */
const narrowestAspect = 0.9;
const widestAspect = 2.6;
/** Boxes narrower than this are columns, as high as what is beside them. */
const columnWidth = 540;
const columnAspect = 0.42;
const phoneAspect = 1.6;
/** Sheet units the drawing may differ from the stored basemap, in the box and beyond it. */
const tolerance = 0.8;
const toleranceBeyond = 3;
/** Borders of regions are dotted and faint: how much coarser they may be. */
const fainter = 2.2;
const rememberedSheets = 200;

const sheets = new LruMap<string, MapSheet>(rememberedSheets);

/** A small box shows more around the lines, because its padding is a larger part of it, above all of its height. */
const paddedShare = 1.3;
const paddedHeightShare = 2;
/** Buttons on its right side take more of its width. */
const besideButtons = 1.2;
/** Margin beyond the view, for the glow of the coast and for panning. */
const beyond = 1.1;

/** The union of views of the same bounds in all allowed proportions, with a margin. */
function areaToDraw([left, top, right, bottom]: Rectangle, { width, height }: Box): Rectangle {
  // A sheet of other proportions than a phone's map is smaller there, with more on all sides.
  const unlike = Math.max(1, phoneAspect / (width / height));
  const [wide, high] = [(right - left) * paddedShare * unlike, (bottom - top) * paddedShare];
  const halfWidth = (Math.max(width, wide * besideButtons, high * widestAspect) / 2) * beyond;
  const halfHeight =
    (Math.max(
      height,
      (bottom - top) * paddedHeightShare,
      wide / (width < columnWidth ? columnAspect : narrowestAspect),
    ) /
      2) *
    beyond;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return [x - halfWidth, y - halfHeight, x + halfWidth, y + halfHeight];
}

/** Variants are kept clear of the buttons too where the way stays at least this large. */
const nearlyAsLarge = 0.9;

/** The points that the map shows first: of all lines, or of the main ones where the others reach far beyond them. */
function pointsToShow(lines: readonly MapLine[], box: Box, padding?: Padding): readonly LinePoint[] {
  const all = lines.flatMap((line) => line.points);
  const mains = lines.filter((line) => line.kind === "main").flatMap((line) => line.points);
  if (mains.length === 0) return all;
  const isNear = fitView(all, box, padding).scale >= nearlyAsLarge * fitView(mains, box, padding).scale;
  return isNear ? all : mains;
}

/**
 * The basemap around the lines for a box of CSS pixels, for
 * `<RouteMap sheet>`: far approaches do not make the way itself small. Tens of milliseconds of work; equal views are remembered.
 * For loaders only: it holds the whole basemap.
 */
export function* drawSheet(lines: readonly MapLine[], box: Box, padding?: Padding): Steps<MapSheet> {
  const points = pointsToShow(lines, box, padding);
  const projection = fitView(points, box, padding);
  const key = [projection.scale, projection.left, projection.top, box.width, box.height].join();
  const cached = sheets.get(key);
  if (cached) return cached;
  yield;

  const focus = boundsOf(points, projection) ?? [0, 0, box.width, box.height];
  const area = coveredPart(projection, areaToDraw(focus, box));
  const toleranceAt = ([x, y]: PlanePoint) =>
    x > 0 && y > 0 && x < box.width && y < box.height ? tolerance : toleranceBeyond;
  const draw = (layer: Layer, coarser = 1) =>
    drawLayer(layer, projection, area, (point) => coarser * toleranceAt(point));
  const sheet: MapSheet = {
    width: box.width,
    height: box.height,
    ...projection,
    extent: area,
    focus,
    land: yield* draw("land"),
    rivers: yield* draw("rivers"),
    regionBorders: yield* draw("regionBorders", fainter),
    countryBorders: yield* draw("countryBorders"),
    labels: placePoints
      .map(({ key: name, kind, lat, lon, room }) => {
        const [x, y] = project(projection, lat, lon);
        const width = (room * Math.PI * projection.scale) / 180;
        return { key: name, kind, x: Math.round(x), y: Math.round(y), room: Math.round(width) };
      })
      .filter(({ x, y }) => x > area[0] && x < area[2] && y > area[1] && y < area[3]),
  };
  sheets.set(key, sheet);
  return sheet;
}
