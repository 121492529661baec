import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import { plannerUrl } from "#domain/planner/options/url/planner-url.ts";
import { withDefaults, withoutRoute } from "#domain/planner/options/with-defaults.ts";

/** The address of the same legs and dates on another route, from its start to its end. */
export function otherRouteSearch(input: PlannerOptions, route: string): string {
  const ends = { start: "", end: "" };
  return plannerUrl(withDefaults(ends, { ...withoutRoute(input, "form"), route }), ends);
}
