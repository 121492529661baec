import { lowerBound } from "#domain/lower-bound.ts";
import { greatCircleM, type LatLon, placeBetween } from "../route-geometry/great-circle.ts";
import { measureLine } from "../route-geometry/measured-line.ts";

/** A point of an imported track: degrees WGS84, and metres above sea level if in the file. */
export interface TrackPoint extends LatLon {
  readonly elevationM: number | null;
}

/** Minimum distance in metres between neighbouring points that counts as a gap. */
export const gapFromM = 500;

/** Minimum distance in metres of a step that cannot have been walked. */
export const jumpFromM = 5000;

/** A step between neighbouring points of a track. */
interface TrackStep {
  /** Index of the point at the end of the step. */
  readonly index: number;
  readonly lengthM: number;
}

/** The steps of a track longer than `longerThanM` metres. */
export function longSteps(points: readonly LatLon[], longerThanM: number): TrackStep[] {
  const steps: TrackStep[] = [];
  for (let index = 1; index < points.length; index++) {
    const [from, to] = [points[index - 1], points[index]];
    if (!from || !to) continue;
    const lengthM = greatCircleM(from, to);
    if (lengthM > longerThanM) steps.push({ index, lengthM });
  }
  return steps;
}

/** A track with the distance of each point from its start. */
export interface MeasuredTrack {
  readonly points: readonly TrackPoint[];
  /** Metres from the start to each point, parallel to `points`. */
  readonly alongM: readonly number[];
  readonly lengthM: number;
}

export function measureTrack(points: readonly TrackPoint[]): MeasuredTrack {
  return { ...measureLine(points), points };
}

/** The part of a track between two distances from its start in metres, `fromM` ≤ `toM`; elevations are interpolated. */
export function cutTrack(track: MeasuredTrack, fromM: number, toM: number): TrackPoint[] {
  const first = indexFrom(track, fromM);
  const afterLast = indexFrom(track, toM);
  const inner = track.points.slice((track.alongM[first] ?? 0) > fromM ? first : first + 1, afterLast);
  return [...pointAt(track, fromM, first), ...inner, ...pointAt(track, toM, afterLast)];
}

/** Index of the first point at or beyond a distance from the start, else of the last one. */
function indexFrom({ alongM }: MeasuredTrack, metres: number): number {
  return lowerBound(alongM.length - 1, (index) => (alongM[index] ?? 0) < metres);
}

function pointAt({ points, alongM }: MeasuredTrack, metres: number, after: number): TrackPoint[] {
  const to = points[after];
  const from = points[after - 1];
  if (!to) return [];
  const startM = alongM[after - 1] ?? 0;
  const lengthM = (alongM[after] ?? startM) - startM;
  if (!from || lengthM === 0) return [to];
  const t = Math.min(1, Math.max(0, (metres - startM) / lengthM));
  const elevationM =
    from.elevationM === null || to.elevationM === null ? null : from.elevationM + t * (to.elevationM - from.elevationM);
  return [{ ...placeBetween(from, to, t), elevationM }];
}
