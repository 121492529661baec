/** The documented defaults, independent of the program's; for options not listed here, the program's. */
import { withDefaults } from "#domain/planner/options/with-defaults.ts";
import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";

export function defaultOptions(route: string, from: string, to: string): PlannerOptions {
  return {
    ...withDefaults({ start: from, end: to }, { route }),
    route,
    from,
    to,
    startDate: null,
    measure: "hours",
    ideal: 7,
    max: 9.5,
    pace: { flatKmh: 4, ascentMPerH: 300, descentMPerH: 500 },
    walkers: [],
    easeInDays: 0,
    mustStop: [],
    favourites: [],
    avoid: [],
    lodging: "required",
    lodgingTypes: [],
    places: 0.5,
    variants: "main",
    branches: {},
    restEvery: null,
    days: null,
    pins: [],
  };
}
