import { useTranslations } from "use-intl";
import { lineGrid } from "#domain/map-labels/line-grid.ts";
import type { Rectangle } from "#domain/map-projection/clip.ts";
import type { Box } from "./fit-view.ts";
import { NameDrawing } from "./map-drawings.tsx";
import { type MapView, type PlacedLine, scaleStep, simplifiedFor, toBox } from "./map-view.ts";
import type { RouteMapProps } from "./map-types.ts";
import { layOutStops } from "./stop-layout.ts";

/** Width of the smallest phone's map in CSS pixels, at which names have their normal size; they grow with the map. */
const narrowWidth = 300;
const narrowHeight = 188;
/** Minimum visible share of a map that is cropped to fill its box. */
const cutHeight = 150;

interface NarrowNamesProps extends Pick<RouteMapProps, "sheet" | "stops" | "selected" | "fills"> {
  /** What the server shows of the sheet. */
  readonly view: MapView;
  readonly placed: readonly PlacedLine[];
  readonly reservedIn: (box: Box) => readonly Rectangle[];
}

/**
 * Names for a phone that shows the server-rendered sheet scaled down: fewer and larger ones, until the map knows its
 * size.
 */
export function NarrowNames(props: NarrowNamesProps) {
  const { sheet, view: drawn, placed, stops, selected = null, fills = false, reservedIn } = props;
  const t = useTranslations("map");
  const width = fills ? narrowWidth : Math.min(narrowWidth, (narrowHeight * sheet.width) / sheet.height);
  const share = width / sheet.width;
  const height = sheet.height * share;
  const box = { width, height: fills ? cutHeight : height };
  const cut = (height - box.height) / 2;
  const view = { k: drawn.k * share, x: drawn.x * share, y: drawn.y * share - cut };
  const outlines = simplifiedFor(placed, scaleStep(view.k)).map((line) => line.map((point) => toBox(view, point)));
  const layout = layOutStops({
    projection: sheet,
    view,
    box,
    line: lineGrid(outlines, box.width, box.height),
    stops,
    selected,
    sheetLabels: sheet.labels,
    nameOf: (label) => t(`places.${label.key}`),
    reserved: reservedIn(box),
  });
  return (
    <g
      className="route-map__narrow-names"
      transform={`scale(${(1 / share).toFixed(4)}) translate(0 ${cut.toFixed(1)})`}
    >
      <NameDrawing layout={layout} />
    </g>
  );
}
