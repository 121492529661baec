/** The planner's documented defaults, written out apart from the program's own. */
import type { PlannerInput } from "#domain/stage-planner/plan.ts";

export function defaultWishes(route: string, from: string, to: string): PlannerInput {
  return {
    route,
    from,
    to,
    startDate: null,
    measure: "hours",
    ideal: 7,
    max: 9.5,
    pace: { flatKmh: 4, ascentMPerH: 300, descentMPerH: 500 },
    easeInDays: 0,
    mustStop: [],
    favourites: [],
    avoid: [],
    lodging: "required",
    lodgingTypes: [],
    variants: "main",
    branches: {},
    restEvery: null,
    days: null,
    pins: [],
  };
}
