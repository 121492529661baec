import type { LatLon } from "#domain/geography/route-geometry/great-circle.ts";
import { measureLine, type MeasuredLine } from "#domain/geography/route-geometry/measured-line.ts";

/** A stretch between two waypoints of a way. */
export interface Leg {
  readonly line: readonly LatLon[];
  /** Walking distance in metres: 0 on a ferry. */
  readonly walkedM: number;
  /** The town at its end, as an index in a list of towns; null if there is none. */
  readonly to: number | null;
}

interface TownOnWay {
  readonly town: number;
  /** Walked metres from the start of the way. */
  readonly alongM: number;
}

/** A way in one line, measured by walking distance rather than by the length of the drawn line. */
export interface WalkedWay extends MeasuredLine {
  readonly towns: readonly TownOnWay[];
}

/**
 * Joins legs. The walked metres of a leg are spread over its points in proportion to the length of the drawn line.
 *
 * @param from the town at the start of the first leg, null if there is none
 */
export function layOutWay(from: number | null, legs: readonly Leg[]): WalkedWay {
  const points: LatLon[] = [];
  const alongM: number[] = [];
  const towns: TownOnWay[] = from === null ? [] : [{ town: from, alongM: 0 }];
  let walkedM = 0;
  for (const leg of legs) {
    const measured = measureLine(leg.line);
    const factor = measured.lengthM === 0 ? 0 : leg.walkedM / measured.lengthM;
    leg.line.forEach((point, index) => {
      // The end of one leg is the start of the next.
      if (index === 0 && points.length > 0) return;
      points.push(point);
      alongM.push(walkedM + (measured.alongM[index] ?? 0) * factor);
    });
    walkedM += leg.walkedM;
    if (leg.to !== null) towns.push({ town: leg.to, alongM: walkedM });
  }
  return { points, alongM, lengthM: walkedM, towns };
}
