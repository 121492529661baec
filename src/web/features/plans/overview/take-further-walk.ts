import type { FurtherWalk } from "#contract/planner/further-walks.ts";
import type { ShownPlan } from "#contract/plans/shown-plan.ts";
import { optionsOfLeg } from "#domain/planner-options/options-of-legs.ts";
import type { PlannerOptions } from "#domain/planner-options/planner-options.ts";

type OfPlan = Pick<ShownPlan, "nextLegs" | "days">;

/** What other routes change, measured against the days of the plan instead of the best ones for its options. */
export function inThisPlan({ days }: Pick<OfPlan, "days">, leg: number, walks: readonly FurtherWalk[]): FurtherWalk[] {
  const own = days.filter((day) => day.leg === leg);
  const sum = (of: (day: (typeof own)[number]) => number) => own.reduce((all, day) => all + of(day), 0);
  const before = { days: own.length, km: sum(({ km }) => km), ascentM: sum(({ ascentM }) => ascentM) };
  return walks.map((walk) => {
    const { days: count, km, ascentM } = walk.totals;
    const change = { days: count - before.days, km: km - before.km, ascentM: ascentM - before.ascentM };
    return walk.change ? { ...walk, change } : walk;
  });
}

/**
 * A body of `PATCH /api/plans/{uuid}` that takes a further walk into a plan. What is pinned up to where another route
 * begins stays.
 *
 * @param legs the options of the plan, route after route
 */
export function changeOfPlan(plan: OfPlan, legs: readonly PlannerOptions[], walk: FurtherWalk): object {
  const last = legs.at(-1)!;
  const added = walk.legs.map((leg) => optionsOfLeg(last, leg.from, leg));
  if (walk.kind === "onward") return { nextLegs: [...plan.nextLegs, ...added] };
  const [first, ...others] = added;
  const stays = walk.legs.length > 1;
  const changed = {
    ...(stays ? { to: walk.legs[0]!.to, mustStop: [...walk.legs[0]!.mustStop], days: null } : first),
    pins: stays ? pinsWithin(plan, legs.length - 1, walk.legs[0]!.km) : [],
  };
  if (legs.length === 1) return { input: changed, nextLegs: others };
  const { startDate: _, ...options } = last;
  return { nextLegs: [...plan.nextLegs.slice(0, -1), { ...options, ...changed }, ...others] };
}

/** What of a leg is pinned and ends within so many kilometres from its start; days count from its first. */
function pinsWithin({ days }: OfPlan, leg: number, km: number): object[] {
  let walked = 0;
  return days
    .filter((day) => day.leg === leg)
    .flatMap((day, index) => {
      walked += day.km;
      const isWithin = walked < km - 0.05;
      return day.pinned && isWithin ? [{ day: index + 1, kind: day.kind, to: day.to }] : [];
    });
}
