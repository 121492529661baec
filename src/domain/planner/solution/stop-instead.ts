import type { PlannerOptions } from "../options/planner-options.ts";

/** The options with another end for a day: the requested stop replaces the previous one. */
export function stopInstead(
  input: Pick<PlannerOptions, "to" | "mustStop" | "avoid">,
  currentStop: string,
  newStop: string,
): Pick<PlannerOptions, "mustStop" | "avoid"> {
  const others = input.mustStop.filter((town) => town !== currentStop && town !== newStop);
  return {
    mustStop: newStop === input.to ? others : [...others, newStop],
    avoid: input.avoid.filter((town) => town !== newStop),
  };
}
