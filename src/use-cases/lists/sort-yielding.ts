import { sortInSteps } from "#domain/steps.ts";
import { runInSteps } from "../workers/yield-to-event-loop.ts";

/** As `toSorted`, in portions of a millisecond: hundreds of thousands of names would hold up everybody for a second. */
export function sortYielding<Thing>(
  things: readonly Thing[],
  compare: (a: Thing, b: Thing) => number,
): Promise<readonly Thing[]> {
  return runInSteps(sortInSteps(things, compare));
}
