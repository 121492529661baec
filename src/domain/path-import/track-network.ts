import { greatCircleM, type LatLon, earthRadiusM } from "../route-geometry/great-circle.ts";
import type { Passing } from "../route-geometry/passings.ts";
import { gapFromM } from "./track.ts";

const metresPerDegree = (earthRadiusM * Math.PI) / 180;

/** Points in cells, so that those around a place are found without looking at all. */
interface PointGrid {
  /** Indexes of points that may lie within `radiusM` of the place; a few further ones are among them. */
  around(place: LatLon): number[];
}

/** @param radiusM metres around a place within which points are to be found */
function pointGrid(points: readonly LatLon[], radiusM: number): PointGrid {
  const middle = points[Math.floor(points.length / 2)]?.lat ?? 0;
  const latDegrees = radiusM / metresPerDegree;
  const lonDegrees = latDegrees / Math.max(0.05, Math.cos((middle * Math.PI) / 180) * 0.9);
  const rowOf = ({ lat }: LatLon): number => Math.floor(lat / latDegrees);
  const columnOf = ({ lon }: LatLon): number => Math.floor(lon / lonDegrees);
  const key = (row: number, column: number): number => row * 10_000_000 + column;
  const cells = Map.groupBy(points.keys(), (index) => {
    const point = points[index];
    return point ? key(rowOf(point), columnOf(point)) : 0;
  });
  const offsets = [-1, 0, 1];
  return {
    around: (place) =>
      offsets.flatMap((row) =>
        offsets.flatMap((column) => cells.get(key(rowOf(place) + row, columnOf(place) + column)) ?? []),
      ),
  };
}

/** From here on a step between points in the file begins another piece, in metres. */
const pieceBreakM = 100;
/** Metres that two pieces may lie apart to be walked one after the other. */
const bridgeM = 1500;
const maxBridges = 6;

export interface Link {
  readonly to: number;
  readonly cost: number;
}

/** The points of a file as a network, beside the points: where one may go from each. */
export type TrackNetwork = readonly (readonly Link[])[];

/**
 * Connects points that follow each other in the file in both directions, points at the same place, and the ends of
 * pieces with the points around them. Long steps and points off the guiding line cost more than their length, so that
 * the way through the file follows its dense lines along the route.
 *
 * @param places where each point lies beside the guiding line; null far from it
 */
export function trackNetwork(points: readonly LatLon[], places: readonly (Passing | null)[]): TrackNetwork {
  const network: Link[][] = points.map(() => []);
  const connect = (a: number, b: number): void => {
    const [from, to] = [points[a], points[b]];
    if (!from || !to || a === b) return;
    const metres = greatCircleM(from, to);
    const cost = metres * Math.min(8, 1 + metres / 60) * (detour(places[a]) + detour(places[b]));
    network[a]?.push({ to: b, cost });
    network[b]?.push({ to: a, cost });
  };
  const { pieces, ends } = piecesOf(points, connect);
  connectSamePlaces(points, connect);
  const grid = pointGrid(points, bridgeM);
  for (const end of ends) {
    const place = points[end];
    if (!place) continue;
    const near = grid
      .around(place)
      .filter((other) => pieces[other] !== pieces[end])
      .map((other) => ({ other, metres: greatCircleM(place, points[other] ?? place) }))
      .filter(({ metres }) => metres <= bridgeM)
      .toSorted((a, b) => a.metres - b.metres);
    for (const { other } of near.slice(0, maxBridges)) connect(end, other);
  }
  return network;
}

/** Half of what a metre costs beside the guiding line. */
function detour(place: Passing | null | undefined): number {
  return place ? 0.5 + Math.min(place.offM, bridgeM) / 1000 : 2;
}

/** Connects the points within pieces; the number of each point's piece, and the points where pieces end. */
function piecesOf(points: readonly LatLon[], connect: (a: number, b: number) => void) {
  const pieces: number[] = [];
  const ends: number[] = [];
  let piece = 0;
  points.forEach((point, index) => {
    const before = points[index - 1];
    const metres = before ? greatCircleM(before, point) : Number.POSITIVE_INFINITY;
    if (metres <= gapFromM) connect(index - 1, index);
    if (metres > pieceBreakM) {
      piece++;
      if (index > 0) ends.push(index - 1);
      ends.push(index);
    }
    pieces.push(piece);
  });
  ends.push(points.length - 1);
  return { pieces, ends };
}

function connectSamePlaces(points: readonly LatLon[], connect: (a: number, b: number) => void): void {
  const first = new Map<string, number>();
  points.forEach(({ lat, lon }, index) => {
    const key = `${lat.toFixed(6)} ${lon.toFixed(6)}`;
    const other = first.get(key);
    if (other === undefined) first.set(key, index);
    else connect(other, index);
  });
}
