import { type LatLon } from "./great-circle.ts";
import { fractionAlong, localPlane } from "./local-plane.ts";
import type { MeasuredLine } from "./measured-line.ts";

/** Of latitude. */
const metresPerDegree = 111_195;

/** The point of a line nearest to a given point. */
export interface Passing {
  /** Metres from the start of the line. */
  readonly alongM: number;
  /** Metres between the point and the line. */
  readonly offM: number;
}

/**
 * Every time the line passes within `withinM` metres of the point: the nearest point of each stretch of the line inside
 * that circle, in the order of the line. A line that returns later yields one passing each time.
 */
export function passings(line: MeasuredLine, point: LatLon, withinM: number): Passing[] {
  const { toPlane } = localPlane(point);
  const isFar = beyondFrame(point, withinM);
  const origin = { x: 0, y: 0 };
  const results: Passing[] = [];
  let nearest: Passing | null = null;
  for (const [i, place] of line.points.entries()) {
    const before = line.points[i - 1];
    if (!before) continue;
    if (isFar(before, place)) {
      if (nearest) results.push(nearest);
      nearest = null;
      continue;
    }
    const [a, b] = [toPlane(before), toPlane(place)];
    const t = fractionAlong(origin, a, b);
    const offM = Math.hypot(a.x + t * (b.x - a.x), a.y + t * (b.y - a.y));
    if (offM > withinM) {
      if (nearest) results.push(nearest);
      nearest = null;
    } else if (!nearest || offM < nearest.offM) {
      const start = line.alongM[i - 1] ?? 0;
      nearest = { alongM: start + t * ((line.alongM[i] ?? start) - start), offM };
    }
  }
  return nearest ? [...results, nearest] : results;
}

/** Whether both ends of a segment are on the same side of a square around the point, as most segments of long lines are. */
function beyondFrame({ lat, lon }: LatLon, radiusM: number): (a: LatLon, b: LatLon) => boolean {
  // A little larger, so that rounding excludes nothing.
  const high = (1.001 * radiusM) / metresPerDegree;
  const wide = high / Math.cos((lat * Math.PI) / 180);
  const [south, north, west, east] = [lat - high, lat + high, lon - wide, lon + wide];
  return (a, b) =>
    (a.lat > north && b.lat > north) ||
    (a.lat < south && b.lat < south) ||
    (a.lon > east && b.lon > east) ||
    (a.lon < west && b.lon < west);
}

/** The point of the line nearest to the point, or null for a line of fewer than two points. */
export function nearestPassing(line: MeasuredLine, point: LatLon): Passing | null {
  return passings(line, point, Number.POSITIVE_INFINITY)[0] ?? null;
}

/** The places in the bounding box of a line, extended by some metres on each side. */
export function inFrame<Place extends LatLon>(
  line: readonly LatLon[],
  places: readonly Place[],
  marginM: number,
): Place[] {
  let [south, north, west, east] = [90, -90, 180, -180];
  for (const { lat, lon } of line) {
    [south, north] = [Math.min(south, lat), Math.max(north, lat)];
    [west, east] = [Math.min(west, lon), Math.max(east, lon)];
  }
  const margin = marginM / metresPerDegree;
  const wide = margin / Math.cos((north * Math.PI) / 180);
  return places.filter(
    ({ lat, lon }) => lat >= south - margin && lat <= north + margin && lon >= west - wide && lon <= east + wide,
  );
}
