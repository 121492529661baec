import type { Rectangle } from "#domain/geography/map-projection/clip.ts";
import type { LineGrid } from "./line-grid.ts";

/** A label to be placed next to a dot; all lengths in CSS pixels. */
export interface LabelRequest {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** Radius of the label's dot. */
  readonly radius: number;
  readonly width: number;
  /** Of one line. */
  readonly height: number;
  /** Width in two lines, for labels that may take them. */
  readonly foldedWidth?: number;
  /** Higher values are placed first. */
  readonly priority: number;
  /** Always placed; the others give way. */
  readonly required: boolean;
}

export interface PlacedLabel {
  readonly id: string;
  /** Left end of the baseline of its first line. */
  readonly x: number;
  readonly y: number;
  readonly area: Rectangle;
  /** Whether it takes two lines. */
  readonly isFolded: boolean;
}

interface LabelSurroundings {
  readonly width: number;
  readonly height: number;
  /** Dots that no label may cover. */
  readonly dots: readonly { readonly x: number; readonly y: number; readonly radius: number }[];
  readonly line: LineGrid;
  /** Areas already in use, such as by buttons over the map. */
  readonly reserved: readonly Rectangle[];
}

/** Unit vectors from the dot to the centre of the label: above and below first, then the corners and sides. */
const directions = [
  [0, -1],
  [0, 1],
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
  [1, 0],
  [-1, 0],
] as const;

const gap = 4;
const edge = 4;
/** Between two labels, for the halo of their letters. */
const apart = 2;
/** Of the rim of a dot. */
const rim = 1;
/** Maximum cells of the line that a label may cover; beyond it the label is left out. */
const maxCovered = 1;
/** Square pixels of an area taken from the start that weigh as much as one cell of the line. */
const areaPerLineCell = 25;
/** Costs, in cells of the line: of each dot that is covered, and of a second line. */
const dotCovered = 3;
const secondLine = 0.9;
/** Position of the baseline, as a share of the text height from the top. */
const baseline = 0.8;

export function overlap(a: Rectangle, b: Rectangle): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

/** Square pixels in which two areas lie over each other. */
function sharedArea(a: Rectangle, b: Rectangle): number {
  const across = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const down = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return Math.max(0, across) * Math.max(0, down);
}

interface Shape {
  readonly width: number;
  readonly height: number;
}

function areaAt(
  request: LabelRequest,
  { width, height }: Shape,
  [dx, dy]: readonly [number, number],
  distance: number,
): Rectangle {
  const diagonal = dx !== 0 && dy !== 0;
  const away = request.radius + distance;
  // A label at a corner starts above the dot itself, not beside it, so that it visibly belongs to it.
  const sideways = diagonal ? away * 0.3 : away;
  const x = request.x + dx * (width / 2 + (dx === 0 ? 0 : sideways));
  const y = request.y + dy * (height / 2 + (dy === 0 ? 0 : diagonal ? away * 0.8 : away));
  return [x - width / 2, y - height / 2, x + width / 2, y + height / 2];
}

/** Shares of its length by which a required label is moved along the side of its dot. */
const slides = [-0.5, -0.3, -0.15, 0.15, 0.3, 0.5];

/** A label above, below or beside its dot, moved along that side and still at the dot. */
function slidePositions([left, top, right, bottom]: Rectangle, [dx, dy]: readonly [number, number]): Rectangle[] {
  if (dx !== 0 && dy !== 0) return [];
  return slides.map((share) => {
    const [across, down] = dx === 0 ? [share * (right - left), 0] : [0, share * (bottom - top)];
    return [left + across, top + down, right + across, bottom + down];
  });
}

function grown([left, top, right, bottom]: Rectangle, by: number): Rectangle {
  return [left - by, top - by, right + by, bottom + by];
}

interface Candidate {
  readonly area: Rectangle;
  readonly isFolded: boolean;
}

/**
 * Positions of labels, greedily by priority. They do not overlap; each stays inside the box, off the dots and mostly
 * off the line, or is left out. Required labels are always placed, in two lines or farther from their dot if necessary,
 * and covered as little as possible by areas taken from the start.
 */
export function placeLabels(requests: readonly LabelRequest[], surroundings: LabelSurroundings): PlacedLabel[] {
  const { width, height, dots, line, reserved } = surroundings;
  const dotAreas = dots.map(({ x, y, radius }) => grown([x, y, x, y], radius + rim));
  const placed: PlacedLabel[] = [];

  const isFree = (area: Rectangle) => placed.every((label) => !overlap(grown(label.area, apart), area));
  const isReserved = (area: Rectangle) => reserved.some((other) => overlap(other, area));
  const isInside = ([left, top, right, bottom]: Rectangle) =>
    left >= edge && top >= edge && right <= width - edge && bottom <= height - edge;

  /** A label above or below its dot may be shifted sideways, as long as it stays above or below. */
  const movedInside = (area: Rectangle, { x }: LabelRequest, [dx]: readonly [number, number]): Rectangle => {
    const move = Math.max(edge - area[0], 0) + Math.min(width - edge - area[2], 0);
    const [left, right] = [area[0] + move, area[2] + move];
    return dx === 0 && left <= x && x <= right ? [left, area[1], right, area[3]] : area;
  };

  const shapesOf = (request: LabelRequest): readonly Shape[] => {
    const { foldedWidth, height: one } = request;
    return foldedWidth === undefined ? [request] : [request, { width: foldedWidth, height: 2 * one }];
  };

  const bestOf = (request: LabelRequest, distances: readonly number[], limit: number, anyArea = false) => {
    let best: Candidate | null = null;
    let least = limit;
    const consider = (area: Rectangle, isFolded: boolean, effort: number) => {
      if (!isInside(area) || !isFree(area) || (!anyArea && isReserved(area))) return;
      const dotsCovered = dotAreas.filter((dot) => overlap(dot, area)).length;
      const taken = reserved.reduce((sum, other) => sum + sharedArea(area, other), 0);
      const cost = line.count(area) + dotCovered * dotsCovered + taken / areaPerLineCell + effort;
      if (cost >= least) return;
      [best, least] = [{ area, isFolded }, cost];
    };
    shapesOf(request).forEach((shape, extra) => {
      for (const distance of distances) {
        directions.forEach((direction, rank) => {
          const area = movedInside(areaAt(request, shape, direction, distance), request, direction);
          const effort = rank * 0.1 + (distance - gap) * 0.25 + extra * secondLine;
          consider(area, extra > 0, effort);
          if (!request.required) return;
          for (const moved of slidePositions(areaAt(request, shape, direction, distance), direction)) {
            consider(movedInside(moved, request, direction), extra > 0, effort + 0.3);
          }
        });
      }
    });
    return best as Candidate | null;
  };

  /** Even outside the box: some step up or down is free of all labels placed so far. */
  const anywhere = (request: LabelRequest): Candidate => {
    for (let distance = gap; ; distance += request.height) {
      for (const direction of directions) {
        const area = areaAt(request, request, direction, distance);
        if (isFree(area)) return { area, isFolded: false };
      }
    }
  };

  const byPriority = [...requests].sort((a, b) => b.priority - a.priority);
  for (const request of byPriority) {
    const farther = [gap, 2 * gap, 3 * gap, 6 * gap];
    const placement = request.required
      ? (bestOf(request, farther, Infinity) ?? bestOf(request, farther, Infinity, true) ?? anywhere(request))
      : bestOf(request, [gap], maxCovered + 1);
    if (!placement) continue;
    const [x, top] = placement.area;
    placed.push({ id: request.id, x, y: top + request.height * baseline, ...placement });
  }
  return placed;
}
