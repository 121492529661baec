import type { LatLon } from "../route-geometry/great-circle.ts";
import { fractionAlong, localPlane } from "../route-geometry/local-plane.ts";
import { measureLine } from "../route-geometry/measured-line.ts";
import type { Passing } from "../route-geometry/passings.ts";

/** Side of a cell in degrees: at least 1.5 km at our latitudes. */
const cellDegrees = 0.02;

/** A line with an index for fast lookup of its nearest point. */
export interface GuideLine {
  readonly lengthM: number;
  /** The point of the line nearest to a place; null if the line is more than about 1.5 km away. */
  nearest(place: LatLon): Passing | null;
}

interface Side {
  readonly from: LatLon;
  readonly to: LatLon;
  readonly startM: number;
  readonly lengthM: number;
}

const cellKey = (row: number, column: number): number => row * 100_000 + column;
const cellOf = (degrees: number): number => Math.floor(degrees / cellDegrees);

/** Indexes the segments of the line in cells, so that a point is compared only with nearby ones. */
export function guideLine(points: readonly LatLon[]): GuideLine {
  const { alongM, lengthM } = measureLine(points);
  const cells = new Map<number, Side[]>();
  points.slice(1).forEach((to, index) => {
    const from = points[index] ?? to;
    const startM = alongM[index] ?? 0;
    const side: Side = { from, to, startM, lengthM: (alongM[index + 1] ?? startM) - startM };
    for (let row = cellOf(Math.min(from.lat, to.lat)); row <= cellOf(Math.max(from.lat, to.lat)); row++) {
      for (let column = cellOf(Math.min(from.lon, to.lon)); column <= cellOf(Math.max(from.lon, to.lon)); column++) {
        const key = cellKey(row, column);
        const sides = cells.get(key);
        if (sides) sides.push(side);
        else cells.set(key, [side]);
      }
    }
  });
  return { lengthM, nearest: (place) => nearestSide(cells, place) };
}

function nearestSide(cells: ReadonlyMap<number, readonly Side[]>, place: LatLon): Passing | null {
  const plane = localPlane(place);
  const origin = { x: 0, y: 0 };
  const [row, column] = [cellOf(place.lat), cellOf(place.lon)];
  let alongM = 0;
  let offM = Number.POSITIVE_INFINITY;
  for (let cell = 0; cell < 9; cell++) {
    const key = cellKey(row + Math.floor(cell / 3) - 1, column + (cell % 3) - 1);
    for (const side of cells.get(key) ?? []) {
      const from = plane.toPlane(side.from);
      const to = plane.toPlane(side.to);
      const t = fractionAlong(origin, from, to);
      const metres = Math.hypot(from.x + t * (to.x - from.x), from.y + t * (to.y - from.y));
      if (metres >= offM) continue;
      offM = metres;
      alongM = side.startM + t * side.lengthM;
    }
  }
  return Number.isFinite(offM) ? { alongM, offM } : null;
}
