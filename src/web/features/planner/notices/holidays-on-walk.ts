import { memoizeByObject } from "#domain/memoize-by-object.ts";
import { type HolidayWarning, holidayWarnings } from "#domain/plans/warnings/holiday-warnings.ts";
import { numberThrough } from "#domain/planner/solution/plan-legs.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";

import type { DisplayedPlan } from "#web/features/planner/worker/planner-tasks.ts";

/** A route of a walk. */
interface PlannedRoute {
  readonly graph: RouteGraph;
  readonly plan: Pick<DisplayedPlan, "days">;
}

const namesIn = memoizeByObject(
  ({ waypoints }: RouteGraph) => new Map(waypoints.map(({ townSlug, name }) => [townSlug, name])),
);

/** Days on which shops are closed, on one route or on several after another, with the names of their towns. */
export function holidaysOnWalk(legs: readonly PlannedRoute[]): HolidayWarning[] {
  const days = numberThrough(legs.map(({ plan }) => plan.days));
  return legs.flatMap(({ graph }, leg) => {
    const names = namesIn(graph);
    const holidays = holidayWarnings((days[leg] ?? []).map((day) => ({ day, graph })));
    return holidays.map((each) =>
      each.code === "local_feast" ? { ...each, towns: each.towns.map((town) => names.get(town) ?? town) } : each,
    );
  });
}
