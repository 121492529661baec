import type { Rectangle } from "#domain/geography/map-projection/clip.ts";
import type { Box } from "./fit-view.ts";

/** Boxes narrower than this have smaller names, and a button without words that opens the map, as in the style sheets. */
export const narrowBox = 540;
/** Boxes narrower than this may be so low that the button which opens the map has to lie beside the others. */
const lowBox = 720;

/** What a map has over it. */
export interface OnMap {
  readonly zoomable: boolean;
  readonly openable: boolean;
  /** Whether it is zoomed in: a button leads back to the whole. */
  readonly isPart: boolean;
}

/** Corners of the box under buttons, as in route-map.css and open-map.css. */
export function underButtons({ width, height }: Box, { zoomable, openable, isPart }: OnMap): Rectangle[] {
  // A button that can do nothing is left out where there is little room.
  const count = isPart ? 3 : width < narrowBox ? 1 : 2;
  const buttons: Rectangle = [width - 60, height - 8 - 52 * count, width, height];
  const leftCorner: Rectangle = [0, 0, width < narrowBox ? 60 : 176, 60];
  // The drawing of the server for a wide box may be shown in a narrower one: both corners stay free.
  const opener: Rectangle[] = width < lowBox ? [leftCorner] : [leftCorner, [width - 190, 0, width, 60]];
  return [...(zoomable ? [buttons] : []), ...(openable ? opener : [])];
}

/** The attribution, as in route-map.css; in two lines where a map is narrower than the smallest phone. */
export function underAttribution({ width, height }: Box): Rectangle {
  const room = width - 58;
  return [0, height - (room < 260 ? 38 : 22), Math.min(room, 270), height];
}

/** CSS pixels around the lines. */
interface Margins {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Of a dot from what lies beside it. */
const beside = 10;

/** The margins that keep clear of parts of the box at its corners: beside or below each of them, in all combinations. */
export function marginsOf(box: Box, taken: readonly Rectangle[]): Margins[] {
  const { width, height } = box;
  // The name of an end fits above or below its dot.
  const margin = width < narrowBox ? 30 : 34;
  const above = Math.max(margin, height - underAttribution(box)[1] + beside);
  const plain: Margins = { left: margin, top: margin, right: margin, bottom: above };
  return taken.reduce<Margins[]>(
    (all, [left, top, right, bottom]) =>
      all.flatMap((margins) => [
        left === 0
          ? { ...margins, left: Math.max(margins.left, right + beside) }
          : { ...margins, right: Math.max(margins.right, width - left + beside) },
        top === 0
          ? { ...margins, top: Math.max(margins.top, bottom + beside) }
          : { ...margins, bottom: Math.max(margins.bottom, height - top + beside) },
      ]),
    [plain],
  );
}
