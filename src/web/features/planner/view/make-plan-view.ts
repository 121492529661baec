import { nightCrowding } from "#domain/crowding/night-crowding.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { Plan, PlanDay } from "#domain/planner/stage-planner/plan.ts";

import type { DayView, PlannerPlanView } from "./plan-view.ts";

/** View of a plan for the page. */
export function viewPlan(route: string, graph: RouteGraph, plan: Plan): PlannerPlanView {
  let startKm = 0;
  const days = plan.days.map((day) => {
    const crowding = day.date === undefined ? null : nightCrowding(route, graph, day.to, day.date);
    const view = { ...viewDay(day, startKm), crowding };
    startKm += day.km;
    return view;
  });
  const { days: calendarDays, walkingDays, km, ascentM, climbUnknownKm, hours } = plan.totals;
  return {
    days,
    totals: { days: calendarDays, walkingDays, km, ascentM: climbUnknownKm > km / 2 ? null : ascentM, hours },
    byDays: plan.byDays,
    arrival: plan.days.at(-1)?.date ?? null,
  };
}

function viewDay(day: PlanDay, startKm: number): Omit<DayView, "crowding"> {
  return {
    number: day.number,
    kind: day.kind,
    date: day.date ?? null,
    from: day.from,
    to: day.to,
    km: day.km,
    startKm,
    ascentM: day.climbUnknownKm > 0 ? null : day.ascentM,
    hours: day.hours,
    ...(day.lengths && { lengths: day.lengths }),
    overMax: day.overMax,
    houses: day.houses,
    ...(day.knownOpen !== undefined && { knownOpen: day.knownOpen }),
    reasons: day.reasons,
  };
}
