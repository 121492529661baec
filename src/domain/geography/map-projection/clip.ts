import type { PlanePoint } from "./mercator.ts";

export type Rectangle = readonly [left: number, top: number, right: number, bottom: number];

type Axis = 0 | 1;
interface Edge {
  readonly axis: Axis;
  readonly at: number;
  /** 1: greater values are inside, −1: smaller ones. */
  readonly inwards: 1 | -1;
}

function edgesOf([left, top, right, bottom]: Rectangle): Edge[] {
  return [
    { axis: 0, at: left, inwards: 1 },
    { axis: 1, at: top, inwards: 1 },
    { axis: 0, at: right, inwards: -1 },
    { axis: 1, at: bottom, inwards: -1 },
  ];
}

function isInside(point: PlanePoint, edge: Edge): boolean {
  return (point[edge.axis] - edge.at) * edge.inwards >= 0;
}

function crossing(from: PlanePoint, to: PlanePoint, { axis, at }: Edge): PlanePoint {
  const t = (at - from[axis]) / (to[axis] - from[axis]);
  const other = axis === 0 ? 1 : 0;
  const value = from[other] + t * (to[other] - from[other]);
  return axis === 0 ? [at, value] : [value, at];
}

/**
 * The part of a ring inside the rectangle, by Sutherland and Hodgman (1974). Parts of one ring stay connected along the
 * rectangle's edge. Empty if the ring is outside.
 */
export function clipRing(ring: readonly PlanePoint[], rectangle: Rectangle): PlanePoint[] {
  let points = [...ring];
  for (const edge of edgesOf(rectangle)) {
    const clipped: PlanePoint[] = [];
    let last = points.at(-1);
    for (const point of points) {
      if (last && isInside(point, edge) !== isInside(last, edge)) {
        clipped.push(crossing(last, point, edge));
      }
      if (isInside(point, edge)) clipped.push(point);
      last = point;
    }
    points = clipped;
  }
  return points;
}

/** The parts of a line inside the rectangle, in order. */
export function clipLine(line: readonly PlanePoint[], rectangle: Rectangle): PlanePoint[][] {
  let parts: PlanePoint[][] = [[...line]];
  for (const edge of edgesOf(rectangle)) {
    parts = parts.flatMap((part) => clipLineByEdge(part, edge));
  }
  return parts;
}

function clipLineByEdge(line: readonly PlanePoint[], edge: Edge): PlanePoint[][] {
  const parts: PlanePoint[][] = [];
  let part: PlanePoint[] = [];
  const finish = () => {
    if (part.length > 1) parts.push(part);
    part = [];
  };
  let last: PlanePoint | undefined;
  for (const point of line) {
    const crosses = last && isInside(point, edge) !== isInside(last, edge);
    if (last && crosses) part.push(crossing(last, point, edge));
    if (isInside(point, edge)) part.push(point);
    else finish();
    last = point;
  }
  finish();
  return parts;
}
