/** What another choice means for the effort of a whole plan, from better to worse. */
export type EffortChange = "easier" | "same" | "little" | "harder" | "muchHarder";

/**
 * Says in steps what a difference of costs means, as nobody knows what 0.12 is: costs grow with the square by which a
 * stage misses its ideal, so that 0.1 is about one stage an hour and a quarter too long.
 *
 * @param extraCost of the whole plan; below 0 on days that were pinned where something else is better
 */
export function effortChange(extraCost: number): EffortChange {
  if (extraCost <= -0.05) return "easier";
  if (extraCost < 0.05) return "same";
  if (extraCost < 0.3) return "little";
  return extraCost < 1 ? "harder" : "muchHarder";
}
