import { zoneOf } from "#domain/plans/day-hours/clocks-along.ts";
import { usualZone } from "#domain/plans/day-hours/local-time.ts";
import type { StoredPlan } from "#domain/plans/editing/stored-plan.ts";
import { townOn } from "#domain/route-graph/graph-lookup.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";

import { readVisitorPlans, type VisitorPlan, writeVisitorPlans } from "./visitor-plans.ts";

/**
 * Stores the days of a visitor's plan; its time zone stays.
 *
 * @throws DOMException when the browser has no room
 */
export function changeVisitorPlan(id: string, content: StoredPlan): void {
  changePlan(id, (plan) => ({ ...plan, days: content.days.length, content }));
}

/**
 * Stores the time zone of the first night of a visitor's plan.
 *
 * @param graph of the route of its first day
 * @throws DOMException when the browser has no room
 */
export function renewTimeZone(id: string, graph: RouteGraph): void {
  changePlan(id, (plan) => inZoneOfFirstNight(plan, graph));
}

function changePlan(id: string, change: (plan: VisitorPlan) => VisitorPlan): void {
  writeVisitorPlans(readVisitorPlans().map((plan) => (plan.id === id ? change(plan) : plan)));
}

/** A visitor's plan with the time zone of the first night of its edited days, if the town is on the graph. */
export function inZoneOfFirstNight(plan: VisitorPlan, graph: RouteGraph): VisitorPlan {
  const end = townOn(graph, plan.content?.days[0]?.to ?? "");
  if (!end) return plan;
  const { timeZone: _, ...others } = plan;
  const timeZone = zoneOf(end);
  return { ...others, ...(timeZone !== usualZone && { timeZone }) };
}
