import { simplifyLine } from "../route-geometry/simplify.ts";
import type { WalkedArc, ArcLinePoint, ElevationProfile } from "./profile.ts";
import { greatCircleM, placeBetween } from "../route-geometry/great-circle.ts";

/** A point of a walk with the kilometres walked to it. */
export interface WalkedPoint {
  /** Degrees, WGS84. */
  readonly lat: number;
  readonly lon: number;
  readonly km: number;
}

/** The line of a walk from start to end, simplified to `toleranceM` metres; the ends of arcs are kept. */
export function walkedLine(arcs: readonly WalkedArc[], toleranceM: number): readonly WalkedPoint[] {
  let walkedM = 0;
  return arcs.flatMap((arc, number) => {
    const along = metresAlong(arc.line);
    const factor = arc.walkedM / (along.at(-1) || 1);
    const points = arc.line.map(([lat, lon], index): WalkedPoint => {
      return { lat, lon, km: (walkedM + (along[index] ?? 0) * factor) / 1000 };
    });
    walkedM += arc.walkedM;
    return simplifyLine(points, toleranceM).slice(number === 0 ? 0 : 1);
  });
}

/** The point after that many kilometres, clamped to the ends; null for an empty line. */
export function walkedPointAt(line: readonly WalkedPoint[], km: number): WalkedPoint | null {
  const next = line.findIndex((point) => point.km >= km);
  const to = next < 0 ? line.at(-1) : line[next];
  const from = next > 0 ? line[next - 1] : undefined;
  if (!to) return null;
  if (!from || to.km === from.km) return to;
  const share = (km - from.km) / (to.km - from.km);
  return { ...placeBetween(from, to, share), km };
}

/** Metres above sea level at a kilometre of the walk; null if no elevation is known. */
export function elevationAt({ points }: ElevationProfile, km: number): number | null {
  const first = points[0];
  const final = points.at(-1);
  if (!first || !final || km < first.km || km > final.km) return null;
  let [low, high] = [0, points.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((points[middle]?.km ?? 0) <= km) low = middle;
    else high = middle;
  }
  const from = points[low] ?? first;
  const to = points[high] ?? final;
  if (to.km === from.km) return to.elevationM;
  const share = (km - from.km) / (to.km - from.km);
  return from.elevationM + share * (to.elevationM - from.elevationM);
}

/** Metres along the line for each of its points. */
export function metresAlong(line: readonly ArcLinePoint[]): number[] {
  let sum = 0;
  return line.map((point, index) => {
    const last = line[index - 1];
    if (last) {
      sum += greatCircleM({ lat: last[0], lon: last[1] }, { lat: point[0], lon: point[1] });
    }
    return sum;
  });
}
