import type { PlannerOptions } from "../planner-options/planner-options.ts";

/** The options with another end for a day: the requested stop replaces the previous one. */
export function stopInstead(
  input: Pick<PlannerOptions, "to" | "mustStop" | "avoid">,
  present: string,
  wanted: string,
): Pick<PlannerOptions, "mustStop" | "avoid"> {
  const kept = input.mustStop.filter((town) => town !== present && town !== wanted);
  return {
    mustStop: wanted === input.to ? kept : [...kept, wanted],
    avoid: input.avoid.filter((town) => town !== wanted),
  };
}
