import type { LatLon } from "../route-geometry/great-circle.ts";
import { greatCircleM } from "../route-geometry/great-circle.ts";

/** A point of an imported track: degrees WGS84, and metres above the sea where the file says so. */
export interface TrackPoint extends LatLon {
  readonly elevationM: number | null;
}

/** Metres from which two neighbouring points have a gap between them. */
export const gapFromM = 500;

/** Metres from which a step between neighbouring points cannot be part of a walk. */
export const jumpFromM = 5000;

/** A step between neighbouring points of a track. */
export interface TrackStep {
  /** Index of the point where the step ends. */
  readonly index: number;
  readonly lengthM: number;
}

/** The steps of a track that are longer than `longerThanM` metres. */
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
