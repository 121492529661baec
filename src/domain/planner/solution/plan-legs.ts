import { type OnwardLeg, plannedOptionsOfLeg } from "../options/options-of-legs.ts";
import type { PlannerOptions } from "../options/planner-options.ts";
import type { Plan } from "../stage-planner/plan.ts";

/**
 * The best plan of each consecutive leg, with the walking and lodging options of the first; null if one has none.
 *
 * @param daysBefore calendar days before the first of them
 */
export async function planLegs(
  input: PlannerOptions,
  legs: readonly OnwardLeg[],
  daysBefore: number,
  planOf: (options: PlannerOptions) => Promise<Plan | null>,
): Promise<readonly Plan[] | null> {
  const plans: Plan[] = [];
  let days = daysBefore;
  for (const leg of legs) {
    const plan = await planOf(plannedOptionsOfLeg(input, leg, days));
    if (!plan) return null;
    plans.push(plan);
    days += plan.totals.days;
  }
  return plans;
}

/** Numbers the days of consecutive plans from the start of the first. */
export function numberThrough<Day extends { readonly number: number }>(
  plans: readonly (readonly Day[])[],
): readonly (readonly Day[])[] {
  let before = 0;
  return plans.map((days) => {
    const numbered = days.map((day) => ({ ...day, number: before + day.number }));
    before += days.length;
    return numbered;
  });
}
