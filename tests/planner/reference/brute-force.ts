/** Enumerates every plan of a small route, as a reference for the planner. */
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { DaysCost } from "#domain/planner/stage-planner/plan.ts";
import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import { plannerRules, tolerance } from "./stages.ts";
import { firstEvening, nextDays, type Evening } from "./walk-states.ts";

export interface WalkedDay {
  readonly kind: "walk" | "rest";
  /** Town slug. */
  readonly to: string;
  /** Kilometres walked since the start of the plan. */
  readonly walkedKm: number;
}

export interface Optima {
  readonly cost: number;
  /** The plan of least cost by the rule for ties; more than one only where that rule leaves a choice. */
  readonly plans: readonly (readonly WalkedDay[])[];
  readonly byDays: readonly DaysCost[];
  /** Least cost of a whole plan whose calendar day of this number is a walk that ends in this town. */
  readonly costThrough: (day: number, to: string) => number | undefined;
  readonly plansSeen: number;
  /** Plans of least cost and fewest days, before the rule of distance. */
  readonly tied: number;
}

interface SameLength {
  cost: number;
  plans: (readonly WalkedDay[])[];
  readonly through: Map<string, number>;
}

/** @returns null when no plan exists */
export function bruteForce(graph: RouteGraph, input: PlannerOptions): Optima | null {
  const rules = plannerRules(graph, input);
  if (!rules || input.from === input.to || input.mustStop.includes(input.from)) return null;
  const byLength = new Map<number, SameLength>();
  let plansSeen = 0;

  function record(days: readonly WalkedDay[], cost: number): void {
    const ends = days.filter(({ kind }) => kind === "walk").map(({ to }) => to);
    if (!input.mustStop.every((town) => ends.includes(town))) return;
    if (!input.pins.every((pin) => pin.day <= days.length)) return;
    plansSeen += 1;
    const same: SameLength = byLength.get(days.length) ?? { cost: Infinity, plans: [], through: new Map() };
    byLength.set(days.length, same);
    if (cost < same.cost - tolerance) same.plans = [];
    if (cost <= same.cost + tolerance) same.plans.push([...days]);
    same.cost = Math.min(same.cost, cost);
    days.forEach(({ kind, to }, index) => {
      const key = `${index + 1} ${to}`;
      if (kind === "walk") same.through.set(key, Math.min(cost, same.through.get(key) ?? Infinity));
    });
  }

  function walkOn(now: Evening, days: WalkedDay[], cost: number): void {
    if (rules && now.at === rules.end) return record(days, cost);
    for (const next of rules ? nextDays(rules, input, now) : []) {
      const walkedKm = (days.at(-1)?.walkedKm ?? 0) + next.walkedKm;
      days.push({ kind: next.kind, to: rules?.slug(next.evening.at) ?? "", walkedKm });
      walkOn(next.evening, days, cost + next.cost);
      days.pop();
    }
  }

  walkOn(firstEvening(rules), [], 0);
  const lengths = [...byLength].sort(([a], [b]) => a - b);
  const wanted = lengths.filter(([days]) => input.days === null || input.days === days);
  const cost = Math.min(...wanted.map(([, same]) => same.cost));
  const shortest = wanted.find(([, same]) => same.cost <= cost + tolerance);
  if (!shortest) return null;

  const leastOfAll = Math.min(...lengths.map(([, same]) => same.cost));
  const optimumDays = lengths.find(([, same]) => same.cost <= leastOfAll + tolerance)?.[0] ?? 0;
  return {
    cost,
    plans: firstByDistance(shortest[1].plans),
    byDays: lengths.filter(([days]) => days <= 2 * optimumDays).map(([days, same]) => ({ days, cost: same.cost })),
    costThrough: (day, to) => {
      const costs = wanted.flatMap(([, same]) => same.through.get(`${day} ${to}`) ?? []);
      return costs.length > 0 ? Math.min(...costs) : undefined;
    },
    plansSeen,
    tied: shortest[1].plans.length,
  };
}

/** Of plans of the same length, those whose ends come first by distance walked, day by day. */
function firstByDistance(plans: readonly (readonly WalkedDay[])[]): readonly (readonly WalkedDay[])[] {
  let left = plans;
  for (let day = 0; day < (plans[0]?.length ?? 0); day += 1) {
    const walked = (plan: readonly WalkedDay[]): number => plan[day]?.walkedKm ?? 0;
    const least = Math.min(...left.map(walked));
    left = left.filter((plan) => walked(plan) <= least + tolerance);
  }
  return left;
}
