import { addDays } from "#domain/calendar/iso-date.ts";
import type { Plan, PlanDay, PlanTotals } from "#domain/planner/stage-planner/plan.ts";
import { planTotals } from "#domain/planner/stage-planner/plan-from-choice.ts";
import { allPinsOfLeg, inputOfLeg, pinsOfLeg } from "./leg-pins.ts";
import type { LegPlanner } from "./replan.ts";
import type { StoredDay, StoredPlan } from "./stored-plan.ts";

/** A day of a plan with its figures, numbered and dated in the whole plan. */
export interface MeasuredDay extends PlanDay {
  readonly leg: number;
  /** False if the graph no longer connects the start and end of the day: then its figures are all 0. */
  readonly isWayKnown: boolean;
}

export interface MeasuredPlan {
  readonly days: readonly MeasuredDay[];
  readonly totals: PlanTotals;
  /** Sum of the planner's cost over the legs; null if a way is unknown. */
  readonly cost: number | null;
}

/**
 * The stored days with their figures and alternatives. If planning around the pins would now lead elsewhere, as after a
 * change of dates, alternatives are priced with all other ends fixed.
 */
export async function measurePlan(plan: StoredPlan, planLeg: LegPlanner): Promise<MeasuredPlan> {
  const days: MeasuredDay[] = [];
  let cost: number | null = 0;
  for (const leg of plan.legs.keys()) {
    const own = plan.days.filter((day) => day.leg === leg);
    const before = days.length;
    const measured = own.length === 0 ? null : await measureLeg(plan, leg, before, own, planLeg);
    cost = cost === null || (measured === null && own.length > 0) ? null : cost + (measured?.cost ?? 0);
    for (const [index, day] of own.entries()) {
      const measuredDay = measured?.days[index];
      const date = plan.startDate === null ? {} : { date: addDays(plan.startDate, day.number - 1) };
      days.push(
        measuredDay ? { ...measuredDay, ...date, number: day.number, leg, isWayKnown: true } : unknownDay(day, date),
      );
    }
  }
  return { days, totals: planTotals(days), cost };
}

/** Null if the graph no longer leads to some end. */
async function measureLeg(
  plan: StoredPlan,
  leg: number,
  before: number,
  own: readonly StoredDay[],
  planLeg: LegPlanner,
): Promise<Plan | null> {
  const replanned = await planLeg(leg, inputOfLeg(plan, leg, before, pinsOfLeg(plan, leg)));
  if (replanned.ok && isSameWalk(replanned.plan, own)) return replanned.plan;
  // Options that determine ends of days are irrelevant once all are pinned, but could prevent a plan.
  const settled = { restEvery: null, days: null, mustStop: [] };
  const unchanged = { ...inputOfLeg(plan, leg, before, allPinsOfLeg(plan, leg)), ...settled };
  const pinned = await planLeg(leg, unchanged);
  if (pinned.ok && isSameWalk(pinned.plan, own)) return pinned.plan;
  // A closure on these dates blocks the way: it is measured as if open; the warnings mention it.
  const planWithoutDates = await planLeg(leg, { ...unchanged, startDate: null });
  return planWithoutDates.ok && isSameWalk(planWithoutDates.plan, own) ? planWithoutDates.plan : null;
}

function isSameWalk(planned: Plan, own: readonly StoredDay[]): boolean {
  return (
    planned.days.length === own.length &&
    planned.days.every(({ kind, from, to }, index) => {
      const day = own[index];
      return day !== undefined && kind === day.kind && from === day.from && to === day.to;
    })
  );
}

function unknownDay({ leg, number, kind, from, to }: StoredDay, date: { date?: string }): MeasuredDay {
  const figures = { arcs: [], km: 0, ascentM: 0, descentM: 0, climbUnknownKm: 0, hours: 0, overMax: false, houses: 0 };
  return {
    leg,
    number,
    kind,
    from,
    to,
    ...date,
    ...figures,
    reasons: [],
    alternatives: [],
    isWayKnown: kind === "rest",
  };
}
