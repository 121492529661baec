import type { LatLon } from "./great-circle.ts";
import type { MeasuredLine } from "./measured-line.ts";
import { type Passing, passings } from "./passings.ts";

interface Choice {
  readonly passing: Passing;
  /** Index of the point among all points. */
  readonly index: number;
  readonly cost: number;
  readonly before: Choice | null;
}

/**
 * Lays points that are known to follow each other onto a line, so that none
 * comes before the one before it: for every point its place on the line, or
 * null where the line does not pass within `withinM` metres or only out of
 * order. Chooses the places whose offsets add up to the least; leaving a point
 * out costs twice `withinM`, so that one stray point never drags the others.
 */
export function snapInOrder(line: MeasuredLine, points: readonly LatLon[], withinM: number): (Passing | null)[] {
  const choices: Choice[] = [];
  points.forEach((point, index) => {
    const here = passings(line, point, withinM).map((passing) => cheapestChoice(choices, passing, index, withinM));
    choices.push(...here);
  });
  const snapped: (Passing | null)[] = points.map(() => null);
  const total = (choice: Choice) => choice.cost + 2 * withinM * (points.length - 1 - choice.index);
  let last = choices.reduce<Choice | null>((best, c) => (best && total(best) <= total(c) ? best : c), null);
  for (; last; last = last.before) snapped[last.index] = last.passing;
  return snapped;
}

function cheapestChoice(earlier: readonly Choice[], passing: Passing, index: number, withinM: number): Choice {
  let before: Choice | null = null;
  let cost = 2 * withinM * index;
  for (const choice of earlier) {
    if (choice.passing.alongM > passing.alongM) continue;
    const throughIt = choice.cost + 2 * withinM * (index - choice.index - 1);
    if (throughIt < cost) {
      before = choice;
      cost = throughIt;
    }
  }
  return { passing, index, cost: cost + passing.offM, before };
}
