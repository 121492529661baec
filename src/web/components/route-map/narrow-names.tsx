import { useTranslations } from "use-intl";
import { lineGrid } from "#domain/geography/map-labels/line-grid.ts";
import type { Rectangle } from "#domain/geography/map-projection/clip.ts";
import type { Box } from "./fit-view.ts";
import { NameDrawing } from "./map-layers.tsx";
import { focusView, type MapView, type PlacedLine, scaleStep, simplifiedFor, toBox, wholeView } from "./map-view.ts";
import type { LinePoint, RouteMapProps } from "./map-types.ts";
import { layOutStops } from "./dots-and-labels.ts";
import { type OnMap, underAttribution, underButtons } from "./covered-areas.ts";

/** Width of the smallest phone's map in CSS pixels, at which names have their normal size; they grow with the map. */
const narrowWidth = 300;
const narrowHeight = 188;
/** Minimum visible share of a map that is cropped to fill its box. */
const cutHeight = 150;

interface NarrowDrawing {
  readonly box: Box;
  /** Its pixels in one of the sheet's box. */
  readonly share: number;
  /** What is cut off above. */
  readonly cut: number;
  readonly view: MapView;
  readonly reserved: readonly Rectangle[];
  /** From the wide drawing to this one, in pixels of the sheet's box. */
  readonly over: MapView;
}

interface NarrowInput
  extends Pick<RouteMapProps, "sheet">, Required<Pick<RouteMapProps, "fills">>, Omit<OnMap, "isPart"> {
  /** The wide view. */
  readonly view: MapView;
  readonly focus: readonly LinePoint[] | null;
}

/** How a phone shows the server's drawing, scaled down to its width, until the map knows its size. */
export function narrowDrawing({ sheet, view: wide, focus, fills, ...buttons }: NarrowInput): NarrowDrawing {
  const width = fills ? narrowWidth : Math.min(narrowWidth, (narrowHeight * sheet.width) / sheet.height);
  const share = width / sheet.width;
  const height = sheet.height * share;
  const box = { width, height: fills ? cutHeight : height };
  const cut = (height - box.height) / 2;
  const taken = underButtons(box, { ...buttons, isPart: false });
  const takenInPart = underButtons(box, { ...buttons, isPart: true });
  const whole = wholeView(sheet, box, taken);
  const view = fills
    ? { k: wide.k * share, x: wide.x * share, y: wide.y * share - cut }
    : focusView(sheet, focus, whole, box, takenInPart);
  const k = view.k / share / wide.k;
  return {
    box,
    share,
    cut,
    view,
    reserved: [underAttribution(box), ...(view === whole ? taken : takenInPart)],
    over: { k, x: view.x / share - k * wide.x, y: (view.y + cut) / share - k * wide.y },
  };
}

interface NarrowNamesProps extends Pick<RouteMapProps, "sheet" | "stops" | "selected"> {
  readonly narrow: NarrowDrawing;
  readonly placed: readonly PlacedLine[];
}

/** Names for phones: fewer and larger ones. */
export function NarrowNames({ narrow, sheet, placed, stops, selected = null }: NarrowNamesProps) {
  const t = useTranslations("map");
  const { box, share, cut, view, reserved } = narrow;
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
    reserved,
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
