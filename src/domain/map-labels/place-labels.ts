import type { Rectangle } from "#domain/map-projection/clip.ts";
import type { LineGrid } from "./line-grid.ts";

/** A label to be placed next to a dot; all lengths in CSS pixels. */
export interface LabelRequest {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** Radius of the label's dot. */
  readonly radius: number;
  readonly width: number;
  readonly height: number;
  /** Higher values are placed first. */
  readonly priority: number;
  /** Always placed; the others give way. */
  readonly required: boolean;
}

export interface PlacedLabel {
  readonly id: string;
  /** Left end of the text's baseline. */
  readonly x: number;
  readonly y: number;
  readonly area: Rectangle;
}

export interface LabelSurroundings {
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
/** Maximum cells of the line that a label may cover; beyond it the label is left out. */
const maxCovered = 2;
/** Square pixels of an area taken from the start that weigh as much as one cell of the line. */
const takenAsLine = 25;
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

function areaAt(request: LabelRequest, [dx, dy]: readonly [number, number], distance: number): Rectangle {
  const diagonal = dx !== 0 && dy !== 0;
  const away = request.radius + distance;
  // A label at a corner starts above the dot itself, not beside it, so that it visibly belongs to it.
  const sideways = diagonal ? away * 0.3 : away;
  const x = request.x + dx * (request.width / 2 + (dx === 0 ? 0 : sideways));
  const y = request.y + dy * (request.height / 2 + (dy === 0 ? 0 : diagonal ? away * 0.8 : away));
  return [x - request.width / 2, y - request.height / 2, x + request.width / 2, y + request.height / 2];
}

/**
 * Positions of labels, greedily by priority. They do not overlap; each stays inside the box, off the dots and mostly
 * off the line, or is left out. Required labels are always placed, farther from their dot if necessary, and covered as
 * little as possible by areas taken from the start.
 */
export function placeLabels(requests: readonly LabelRequest[], surroundings: LabelSurroundings): PlacedLabel[] {
  const { width, height, dots, line, reserved } = surroundings;
  const dotAreas = dots.map(({ x, y, radius }): Rectangle => [x - radius, y - radius, x + radius, y + radius]);
  const placed: PlacedLabel[] = [];

  const isFree = (area: Rectangle) => placed.every((label) => !overlap(label.area, area));
  const isKept = (area: Rectangle) => reserved.some((other) => overlap(other, area));
  const isInside = ([left, top, right, bottom]: Rectangle) =>
    left >= edge && top >= edge && right <= width - edge && bottom <= height - edge;

  /** A label above or below its dot may be shifted sideways, as long as it stays above or below. */
  const movedInside = (area: Rectangle, { x }: LabelRequest, [dx]: readonly [number, number]): Rectangle => {
    const move = Math.max(edge - area[0], 0) + Math.min(width - edge - area[2], 0);
    const [left, right] = [area[0] + move, area[2] + move];
    return dx === 0 && left <= x && x <= right ? [left, area[1], right, area[3]] : area;
  };

  /** A name above or below its dot, moved as far to either side as it can be and still is. */
  const slid = ([, top, , bottom]: Rectangle, { x, width: long }: LabelRequest): Rectangle[] =>
    [Math.min(x, width - edge - long), Math.max(x - long, edge)].map((left) => [left, top, left + long, bottom]);

  const bestOf = (request: LabelRequest, distances: readonly number[], limit: number, anyArea = false) => {
    let best: Rectangle | null = null;
    let least = limit;
    for (const distance of distances) {
      const areas = directions.map((direction) =>
        movedInside(areaAt(request, direction, distance), request, direction),
      );
      if (anyArea) areas.push(...areas.slice(0, 2).flatMap((area) => slid(area, request)));
      areas.forEach((area, rank) => {
        if (!isFree(area) || !isInside(area) || (!anyArea && isKept(area))) return;
        const dotsCovered = dotAreas.filter((dot) => overlap(dot, area)).length;
        const taken = reserved.reduce((sum, other) => sum + sharedArea(area, other), 0);
        const cost = line.count(area) + 3 * dotsCovered + taken / takenAsLine + rank * 0.1 + (distance - gap) * 0.25;
        if (cost >= least) return;
        [best, least] = [area, cost];
      });
    }
    return best;
  };

  /** Even outside the box: some step up or down is free of all labels placed so far. */
  const anywhere = (request: LabelRequest): Rectangle => {
    for (let distance = gap; ; distance += request.height) {
      for (const direction of directions) {
        const area = areaAt(request, direction, distance);
        if (isFree(area)) return area;
      }
    }
  };

  const byPriority = [...requests].sort((a, b) => b.priority - a.priority);
  for (const request of byPriority) {
    const farther = [gap, 3 * gap, 6 * gap];
    const area = request.required
      ? (bestOf(request, farther, Infinity) ?? bestOf(request, farther, Infinity, true) ?? anywhere(request))
      : bestOf(request, [gap], maxCovered + 1);
    if (!area) continue;
    placed.push({
      id: request.id,
      x: area[0],
      y: area[1] + request.height * baseline,
      area,
    });
  }
  return placed;
}
