import { greatCircleM } from "../route-geometry/great-circle.ts";
import type { ArcLinePoint } from "./profile.ts";

/** Metres along the line at each of its points. */
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
