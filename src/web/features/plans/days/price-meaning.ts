/**
 * What a price of the planner means: costs grow with the square by which a day misses its ideal, so that 0.1 is about one
 * day an hour and a quarter too long.
 *
 * @param extraCost of the whole plan; below 0 on days that were fixed where something else is better
 */
export function meaningOf(extraCost: number): "easier" | "same" | "hardly" | "harder" | "muchHarder" {
  // Nobody is told of a difference that is not written.
  const cost = Math.round(extraCost * 100) / 100;
  if (cost < 0) return "easier";
  if (cost === 0) return "same";
  if (cost <= 0.1) return "hardly";
  return cost <= 0.5 ? "harder" : "muchHarder";
}
