import { type LatLon } from "./great-circle.ts";
import { fractionAlong, localPlane, type PlanePoint } from "./local-plane.ts";
import type { MeasuredLine } from "./measured-line.ts";

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
  const origin = { x: 0, y: 0 };
  const results: Passing[] = [];
  let nearest: Passing | null = null;
  let end: PlanePoint | null = null;
  for (const [i, place] of line.points.entries()) {
    const a: PlanePoint | null = end;
    const b = toPlane(place);
    end = b;
    if (!a) continue;
    const t = fractionAlong(origin, a, b);
    const offM = isBeyond(a, b, withinM) ? Infinity : Math.hypot(a.x + t * (b.x - a.x), a.y + t * (b.y - a.y));
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

/** Both ends are beyond the circle around the origin on the same side of it, as for most segments of long lines. */
function isBeyond(a: PlanePoint, b: PlanePoint, radius: number): boolean {
  return (
    Math.min(a.x, b.x) > radius ||
    Math.max(a.x, b.x) < -radius ||
    Math.min(a.y, b.y) > radius ||
    Math.max(a.y, b.y) < -radius
  );
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
  const metresPerDegree = 111_195;
  const margin = marginM / metresPerDegree;
  const wide = margin / Math.cos((north * Math.PI) / 180);
  return places.filter(
    ({ lat, lon }) => lat >= south - margin && lat <= north + margin && lon >= west - wide && lon <= east + wide,
  );
}
