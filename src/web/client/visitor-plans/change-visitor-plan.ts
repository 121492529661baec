import type { StoredPlan } from "#domain/plans/editing/stored-plan.ts";

import { readVisitorPlans, writeVisitorPlans } from "./visitor-plans.ts";

/** @param timeZone of the first night, unless that of Spain @throws DOMException when the browser has no room */
export function changeVisitorPlan(id: string, content: StoredPlan, timeZone: string | undefined): void {
  const changed = { days: content.days.length, content, ...(timeZone !== undefined && { timeZone }) };
  writeVisitorPlans(readVisitorPlans().map((plan) => (plan.id === id ? { ...plan, ...changed } : plan)));
}
