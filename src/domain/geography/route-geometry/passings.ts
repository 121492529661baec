import { memoizeByObject } from "#domain/memoize-by-object.ts";
import { type LatLon, lonNear, metresPerDegree } from "./great-circle.ts";
import { fractionAlong, localPlane } from "./local-plane.ts";
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
  const isFar = beyondFrame(point, withinM);
  const origin = { x: 0, y: 0 };
  const results: Passing[] = [];
  let nearest: Passing | null = null;
  const leave = () => {
    if (nearest) results.push(nearest);
    nearest = null;
  };
  for (const { first, last, southWest, northEast } of piecesOf(line.points)) {
    if (isFar(southWest, northEast)) {
      leave();
      continue;
    }
    for (let i = first + 1; i <= last; i++) {
      const [before, place] = [line.points[i - 1]!, line.points[i]!];
      if (isFar(before, place)) {
        leave();
        continue;
      }
      const [a, b] = [toPlane(before), toPlane(place)];
      const t = fractionAlong(origin, a, b);
      const offM = Math.hypot(a.x + t * (b.x - a.x), a.y + t * (b.y - a.y));
      if (offM > withinM) leave();
      else if (!nearest || offM < (nearest as Passing).offM) {
        const start = line.alongM[i - 1] ?? 0;
        nearest = { alongM: start + t * ((line.alongM[i] ?? start) - start), offM };
      }
    }
  }
  leave();
  return results;
}

/** Consecutive points of a line, both indices inclusive, and the corners of the box around them. */
interface Piece {
  readonly first: number;
  readonly last: number;
  readonly southWest: LatLon;
  readonly northEast: LatLon;
}

const pointsOfPiece = 32;

/** A line in pieces, most of which are far from any one place. Cached: a line is asked about for many places. */
const piecesOf = memoizeByObject((points: readonly LatLon[]): readonly Piece[] =>
  Array.from({ length: Math.ceil((points.length - 1) / pointsOfPiece) }, (_, index) => {
    const first = index * pointsOfPiece;
    const last = Math.min(first + pointsOfPiece, points.length - 1);
    const own = points.slice(first, last + 1);
    const [lats, lons] = [own.map(({ lat }) => lat), own.map(({ lon }) => lonNear(lon, points[first]!.lon))];
    return {
      first,
      last,
      southWest: { lat: Math.min(...lats), lon: Math.min(...lons) },
      northEast: { lat: Math.max(...lats), lon: Math.max(...lons) },
    };
  }),
);

/**
 * Whether both ends of a segment, or two opposite corners of a box, are on the same side of a square around the point, as
 * most parts of long lines are.
 */
function beyondFrame({ lat, lon }: LatLon, radiusM: number): (a: LatLon, b: LatLon) => boolean {
  // A little larger, so that rounding excludes nothing.
  const high = (1.001 * radiusM) / metresPerDegree;
  const wide = high / Math.cos((lat * Math.PI) / 180);
  const [south, north, west, east] = [lat - high, lat + high, lon - wide, lon + wide];
  return (a, b) => {
    if ((a.lat > north && b.lat > north) || (a.lat < south && b.lat < south)) return true;
    const aLon = lonNear(a.lon, lon);
    const bLon = lonNear(b.lon, aLon);
    return (aLon > east && bLon > east) || (aLon < west && bLon < west);
  };
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
  const [first] = line;
  if (!first) return [];
  let [south, north, west, east] = [first.lat, first.lat, first.lon, first.lon];
  for (const { lat, lon } of line) {
    const near = lonNear(lon, first.lon);
    [south, north] = [Math.min(south, lat), Math.max(north, lat)];
    [west, east] = [Math.min(west, near), Math.max(east, near)];
  }
  const margin = marginM / metresPerDegree;
  const wide = margin / Math.cos((north * Math.PI) / 180);
  return places.filter(({ lat, lon }) => {
    const near = lonNear(lon, (west + east) / 2);
    return lat >= south - margin && lat <= north + margin && near >= west - wide && near <= east + wide;
  });
}
