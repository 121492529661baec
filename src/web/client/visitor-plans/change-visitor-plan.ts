import type { StoredPlan } from "#domain/plans/editing/stored-plan.ts";

import { readVisitorPlans, writeVisitorPlans } from "./visitor-plans.ts";

/** @throws DOMException when the browser has no room */
export function changeVisitorPlan(id: string, content: StoredPlan): void {
  const days = content.days.length;
  writeVisitorPlans(readVisitorPlans().map((plan) => (plan.id === id ? { ...plan, days, content } : plan)));
}
