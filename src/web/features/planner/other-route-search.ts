import type { PlannerInput } from "#domain/stage-planner/plan.ts";

import { plannerSearch } from "#web/components/plan-fields/planner-search.ts";

/** The address of the same legs and dates on another route, from its start to its end. */
export function otherRouteSearch(input: PlannerInput, route: string): string {
  const carried: PlannerInput = {
    ...input,
    route,
    from: "",
    to: "",
    mustStop: [],
    favourites: [],
    avoid: [],
    lodging: "required",
    lodgingTypes: [],
    branches: {},
    days: null,
  };
  return plannerSearch(carried, { start: "", end: "" });
}
