import { type CrowdedNight, crowdedNights } from "#domain/crowding/crowded-nights.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { Plan, PlanDay } from "#domain/stage-planner/plan.ts";

import type { DayView, PlanView } from "./plan-view.ts";

const remembered = new WeakMap<RouteGraph, ReadonlySet<string>>();

/** Slugs of towns with a known shop or restaurant, found once for each graph. */
function townsWithFood(graph: RouteGraph): ReadonlySet<string> {
  let slugs = remembered.get(graph);
  if (!slugs) {
    const withFood = graph.waypoints.filter(
      ({ services }) => services.includes("groceries") || services.includes("restaurant"),
    );
    slugs = new Set(withFood.flatMap(({ townSlug }) => townSlug ?? []));
    remembered.set(graph, slugs);
  }
  return slugs;
}

/** A plan as the page shows it. */
export function viewPlan(route: string, graph: RouteGraph, plan: Plan): PlanView {
  const food = townsWithFood(graph);
  let startKm = 0;
  const nights = crowdedNights(plan.days.map((day) => ({ ...day, route, graph, isBooked: false })));
  const days = plan.days.map((day, index) => {
    const view = { ...viewDay(food, day, startKm), ...(nights[index] ?? { crowding: null, bookFirst: false }) };
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

function viewDay(withFood: ReadonlySet<string>, day: PlanDay, startKm: number): Omit<DayView, keyof CrowdedNight> {
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
    overMax: day.overMax,
    houses: day.houses,
    food: withFood.has(day.to),
    reasons: day.reasons,
  };
}
