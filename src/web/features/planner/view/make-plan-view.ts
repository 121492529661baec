import { nightCrowding } from "#domain/crowding/night-crowding.ts";
import { zoneOf } from "#domain/plans/day-hours/clocks-along.ts";
import { usualZone } from "#domain/plans/day-hours/local-time.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { Plan, PlanDay } from "#domain/planner/stage-planner/plan.ts";
import { type PlannerSolution, solve } from "#domain/planner/solution/solve.ts";
import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import type { DayView, PlannerPlanView, OutcomeView } from "./plan-view.ts";
import { type WalkWarning, walkWarnings } from "./walk-warnings.ts";

/** View of a plan for the page. */
export function viewPlan(route: string, graph: RouteGraph, plan: Plan): PlannerPlanView {
  let startKm = 0;
  const days = plan.days.map((day) => {
    const crowding = day.date === undefined ? null : nightCrowding(route, graph, day.to, day.date);
    const view = { ...viewDay(day, startKm), crowding };
    startKm += day.km;
    return view;
  });
  const [first] = plan.days;
  const timeZone = zoneOf(graph.waypoints.find(({ townSlug }) => townSlug === first?.to));
  const { days: calendarDays, walkingDays, km, ascentM, climbUnknownKm, hours } = plan.totals;
  return {
    days,
    totals: { days: calendarDays, walkingDays, km, ascentM: climbUnknownKm > km / 2 ? null : ascentM, hours },
    byDays: plan.byDays,
    arrival: plan.days.at(-1)?.date ?? null,
    ...(timeZone !== usualZone && { timeZone }),
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

export interface PlanOutcome {
  readonly outcome: OutcomeView;
  readonly warnings: readonly WalkWarning[];
  /** The whole plan, if there is one. */
  readonly plan: Plan | null;
}

/** The best plan for options and its notices. */
export function planOutcome(graph: RouteGraph, input: PlannerOptions): PlanOutcome {
  return showSolution(graph, input, solve(graph, input));
}

/** Outcome for options. @param solution null until known */
export function showSolution(graph: RouteGraph, input: PlannerOptions, solution: PlannerSolution | null): PlanOutcome {
  if (!solution) return { outcome: pending, warnings: [], plan: null };
  const { result, bedsUnknown, byDays } = solution;
  if (!result.ok) return { outcome: { ...result, bedsUnknown, byDays }, warnings: [], plan: null };
  const { plan } = result;
  const view = { ...viewPlan(input.route, graph, plan), byDays };
  const warnings = walkWarnings([{ graph, options: input, plan, view, bedsUnknown }]);
  return { outcome: { ok: true, plan: view, bedsUnknown }, warnings, plan };
}

const pending: OutcomeView = { ok: false, isPending: true, refusals: [], bedsUnknown: false, byDays: [] };
