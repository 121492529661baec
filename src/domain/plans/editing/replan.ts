import type { Pin, PlannerOptions } from "#domain/planner/options/planner-options.ts";
import type { Plan, PlannerResult, PlanningFailure } from "#domain/planner/stage-planner/plan.ts";
import { inputOfLeg, pinsOfLeg } from "./leg-pins.ts";
import { type UnassignedDay, assignDays } from "./assign-days.ts";
import { maxPlanDays, type StoredPlan } from "./stored-plan.ts";

/** The stage planner on the graph of a leg's route: synchronous in a browser, or in a worker thread. */
export type LegPlanner = (leg: number, input: PlannerOptions) => PlannerResult | Promise<PlannerResult>;

export type Replanned =
  | { readonly ok: true; readonly plan: StoredPlan; readonly legs: readonly Plan[] }
  | { readonly ok: false; readonly leg: number; readonly refusals: readonly PlanningFailure[] };

/**
 * The best plan around the pins, leg after leg, with everything attached to the days. Pure except for the given
 * planner.
 *
 * @param pins by leg, days counted from the first of the leg; by default those of the days
 * @returns refusals of the first leg that cannot be planned; `too_many_days` beyond 120 days in all
 */
export async function replan(
  plan: StoredPlan,
  planLeg: LegPlanner,
  pins: Readonly<Record<number, readonly Pin[]>> = {},
): Promise<Replanned> {
  const planned: UnassignedDay[] = [];
  const legs: Plan[] = [];
  for (const leg of plan.legs.keys()) {
    const legPins = pins[leg] ?? pinsOfLeg(plan, leg);
    const before = planned.length;
    const result = await planLeg(leg, inputOfLeg(plan, leg, before, legPins));
    if (!result.ok) return { ok: false, leg, refusals: result.refusals };
    const pinned = new Set(legPins.map(({ day }) => day));
    for (const { number, kind, from, to } of result.plan.days) {
      planned.push({ leg, number: before + number, kind, from, to, pinned: pinned.has(number) });
    }
    legs.push(result.plan);
    if (planned.length > maxPlanDays) return tooManyDays(leg, planned.length);
  }
  return { ok: true, legs, plan: { ...plan, ...assignDays(plan.days, plan.leftBehind, planned) } };
}

function tooManyDays(leg: number, days: number): Replanned {
  return { ok: false, leg, refusals: [{ field: "days", code: "too_many_days", facts: { days, most: maxPlanDays } }] };
}
