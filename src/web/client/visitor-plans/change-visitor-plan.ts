import { zoneOf } from "#domain/plans/day-hours/clocks-along.ts";
import { usualZone } from "#domain/plans/day-hours/local-time.ts";
import type { StoredPlan } from "#domain/plans/editing/stored-plan.ts";
import { townOn } from "#domain/route-graph/graph-lookup.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";

import { readVisitorPlans, type VisitorPlan, writeVisitorPlans } from "./visitor-plans.ts";

/**
 * Stores the days of a visitor's plan.
 *
 * @param graph of the route of its first day; null if it could not be loaded, and then the time zone stays
 * @throws DOMException when the browser has no room
 */
export function changeVisitorPlan(id: string, content: StoredPlan, graph: RouteGraph | null): void {
  writeVisitorPlans(readVisitorPlans().map((plan) => (plan.id === id ? withDays(plan, content, graph) : plan)));
}

/** A visitor's plan with its edited days, and the time zone of their first night. */
export function withDays(plan: VisitorPlan, content: StoredPlan, graph: RouteGraph | null): VisitorPlan {
  const { timeZone: before, ...others } = plan;
  const end = townOn(graph, content.days[0]?.to ?? "");
  const timeZone = end ? zoneOf(end) : before;
  const isUsual = timeZone === undefined || timeZone === usualZone;
  return { ...others, days: content.days.length, content, ...(!isUsual && { timeZone }) };
}
