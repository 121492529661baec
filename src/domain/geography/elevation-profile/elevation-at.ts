import type { ArcLinePoint, ElevationProfile } from "./profile.ts";
import { greatCircleM } from "../route-geometry/great-circle.ts";

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
