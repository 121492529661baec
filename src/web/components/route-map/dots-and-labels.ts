import { type MercatorProjection, project } from "#domain/geography/map-projection/mercator.ts";
import type { Rectangle } from "#domain/geography/map-projection/clip.ts";
import type { Box } from "./fit-view.ts";
import type { LineGrid } from "#domain/geography/map-labels/line-grid.ts";
import type { MapStop, SheetLabel, StopKind } from "./map-types.ts";
import { type MapView, toBox } from "./map-view.ts";
import {
  type LabelRequest,
  overlap,
  type PlacedLabel,
  placeLabels,
} from "#domain/geography/map-labels/place-labels.ts";
import { textWidth } from "#web/ui/text/text-width.ts";
import { inTenths } from "#web/ui/path-data.ts";
import { narrowBox } from "./covered-areas.ts";

interface StopLook {
  readonly radius: number;
  readonly fontSize: number;
  readonly bold: boolean;
  readonly priority: number;
}

const narrowShare = 0.9;

/** Sizes as in route-map.css. */
const looks: Readonly<Record<StopKind, StopLook>> = {
  terminus: { radius: 6.5, fontSize: 15, bold: true, priority: 4 },
  city: { radius: 5, fontSize: 13.5, bold: true, priority: 3 },
  town: { radius: 4, fontSize: 12, bold: false, priority: 2 },
  village: { radius: 3.5, fontSize: 12, bold: false, priority: 1 },
};

/** Minimum distance of a village's dot from a larger one; closer ones are hidden until there is room. */
const crowded = 7;
/** Pixels of way for each stop at which dots have their full size. */
const roomForDots = 18;
const smallestDots = 0.7;

export interface PlacedStop {
  readonly stop: MapStop;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly isSelected: boolean;
  /** Its name, with the left end of the baseline; null when there is no room for it. */
  readonly label: Omit<PlacedLabel, "id"> | null;
}

interface PlacedSheetLabel {
  readonly label: SheetLabel;
  readonly x: number;
  readonly y: number;
}

export interface StopLayout {
  readonly stops: readonly PlacedStop[];
  readonly labels: readonly PlacedSheetLabel[];
}

interface LayoutInput {
  readonly projection: MercatorProjection;
  readonly view: MapView;
  readonly box: Box;
  readonly line: LineGrid;
  readonly stops: readonly MapStop[];
  readonly selected: string | null;
  readonly sheetLabels: readonly SheetLabel[];
  readonly nameOf: (label: SheetLabel) => string;
  /** Parts of the box that names avoid. */
  readonly reserved: readonly Rectangle[];
}

function byImportance(selected: string | null) {
  const rank = (stop: MapStop) => (stop.id === selected ? 3.5 : looks[stop.kind].priority);
  return (a: MapStop, b: MapStop) => rank(b) - rank(a);
}

/** Of the font size. */
export const lineHeight = 1.15;

/** A name in two lines of similar length, broken at a space or after a hyphen; in one if it has neither. */
export function foldedName(name: string): readonly string[] {
  const breaks = [...name.matchAll(/(?<=.{3}) (?=.{3})|(?<=.{3}-)(?=.{3})/gu)];
  const folds = breaks.map(({ index }) => [name.slice(0, index), name.slice(index).trimStart()]);
  const longer = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));
  return folds.toSorted((a, b) => longer(a) - longer(b))[0] ?? [name];
}

function thinnedOut(placed: readonly PlacedStop[]): PlacedStop[] {
  const spaced: PlacedStop[] = [];
  for (const dot of placed) {
    const hasRoom = spaced.every(({ x, y }) => Math.hypot(x - dot.x, y - dot.y) >= crowded);
    if (hasRoom || dot.stop.kind === "terminus" || dot.isSelected) spaced.push(dot);
  }
  return spaced;
}

function requestOf({ stop, x, y, radius, isSelected }: PlacedStop, fontShare: number): LabelRequest {
  const { bold, priority, ...look } = looks[stop.kind];
  const fontSize = look.fontSize * fontShare;
  const required = stop.kind === "terminus" || isSelected;
  const lines = foldedName(stop.name);
  const widthOf = (text: string) => textWidth(text, fontSize, bold || isSelected);
  return {
    id: stop.id,
    x,
    y,
    radius,
    width: widthOf(stop.name),
    height: fontSize * lineHeight,
    ...(required && lines.length > 1 && { foldedWidth: Math.max(...lines.map(widthOf)) }),
    priority: isSelected ? 3.5 : priority,
    required,
  };
}

/** Dots and names of what lies in the box, in the order they are painted: the most important last. */
export function layOutStops(input: LayoutInput): StopLayout {
  const { projection, view, box, selected, line } = input;
  const located = [...input.stops]
    .sort(byImportance(selected))
    .map((stop) => {
      const [x, y] = toBox(view, project(projection, stop.lat, stop.lon));
      return { stop, x, y };
    })
    .filter(({ x, y }) => x > 0 && y > 0 && x < box.width && y < box.height);
  const dotShare = Math.max(smallestDots, Math.min(1, line.length / Math.max(1, located.length) / roomForDots));
  const dots = thinnedOut(
    located.map((place) => {
      const isSelected = place.stop.id === selected;
      const radius = looks[place.stop.kind].radius * dotShare + (isSelected ? 2.5 : 0);
      return { ...place, radius: inTenths(radius), isSelected, label: null };
    }),
  );
  const fontShare = box.width < narrowBox ? narrowShare : 1;
  const placed = placeLabels(
    dots.map((dot) => requestOf(dot, fontShare)),
    { ...box, dots, line, reserved: input.reserved },
  );
  const labelOf = new Map(placed.map((label) => [label.id, label]));
  return {
    stops: dots.map((dot) => ({ ...dot, label: labelOf.get(dot.stop.id) ?? null })).reverse(),
    labels: freeSheetLabels(input, [
      ...input.reserved,
      ...placed.map((label) => label.area),
      ...dots.map(({ x, y, radius: r }): Rectangle => [x - r, y - r, x + r, y + r]),
    ]),
  };
}

const sheetLabelLooks = { sea: [20, 1.25], country: [11, 1.45], region: [11, 1.45] } as const;
/** Alternative offsets of a name when its own place is taken, in heights of its text. */
const shifts = [0, 1.2, -1.2];

function freeSheetLabels(
  { sheetLabels, view, box, line, nameOf }: LayoutInput,
  taken: Rectangle[],
): PlacedSheetLabel[] {
  const placed: PlacedSheetLabel[] = [];
  for (const label of sheetLabels) {
    const [x, y] = toBox(view, [label.x, label.y]);
    const [fontSize, spacing] = sheetLabelLooks[label.kind];
    const half = (textWidth(nameOf(label), fontSize) * spacing) / 2;
    if (half * 2 > label.room * view.k) continue;
    for (const shift of shifts) {
      const middle = y + shift * fontSize;
      const area: Rectangle = [x - half, middle - fontSize * 0.7, x + half, middle + fontSize * 0.7];
      const isInside = area[0] > 4 && area[1] > 4 && area[2] < box.width - 4 && area[3] < box.height - 4;
      if (!isInside || line.count(area) > 0 || taken.some((other) => overlap(other, area))) continue;
      taken.push(area);
      placed.push({ label, x, y: middle + fontSize * 0.35 });
      break;
    }
  }
  return placed;
}
