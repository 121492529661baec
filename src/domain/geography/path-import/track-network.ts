import { greatCircleM, type LatLon, metresPerDegree } from "../route-geometry/great-circle.ts";
import type { Passing } from "../route-geometry/passings.ts";
import { gapFromM } from "./track.ts";

/** A grid of points for fast lookup of those around a place. */
interface PointGrid {
  /** Indices of points that may be within `radiusM` of the place, including a few further ones. */
  around(place: LatLon): number[];
}

/** @param radiusM radius of lookups in metres */
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

/** A longer step between points in the file starts a new piece, in metres. */
const pieceBreakM = 100;
/** Maximum distance in metres between two pieces to be connected. */
const bridgeM = 1500;
const maxBridges = 6;

interface Link {
  readonly to: number;
  readonly cost: number;
}

/** The points of a file as a network: the links from each point, parallel to the points. */
export type TrackNetwork = readonly (readonly Link[])[];

/**
 * Connects consecutive points of the file in both directions, points at the same place, and the ends of pieces with the
 * points around them. Long steps and points off the guide line cost more than their length, so that the path follows
 * dense lines along the route.
 *
 * @param places position of each point relative to the guide line; null if far from it
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
  const { pieces, ends } = connectPieces(points, connect);
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

/** Half of the cost per metre off the guide line. */
function detour(place: Passing | null | undefined): number {
  return place ? 0.5 + Math.min(place.offM, bridgeM) / 1000 : 2;
}

/** Connects the points within pieces; returns the piece of each point, and the points where pieces end. */
function connectPieces(points: readonly LatLon[], connect: (a: number, b: number) => void) {
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
