/** Least cost for every number of days by memoised recursion, for routes too long for brute force. */
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { DaysCost } from "#domain/planner/stage-planner/plan.ts";
import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import { plannerRules, tolerance } from "./stages.ts";
import { firstEvening, nextDays, type Evening } from "./walk-states.ts";

/** Least cost by number of days still to come. */
type CostsToGo = ReadonlyMap<number, number>;

/**
 * @param maxDays calendar days beyond which no plan is looked for
 * @returns empty when no plan exists
 */
export function optimumByDays(graph: RouteGraph, input: PlannerOptions, maxDays: number): readonly DaysCost[] {
  const rules = plannerRules(graph, input);
  if (!rules || input.mustStop.includes(input.from)) return [];
  const lastPin = Math.max(0, ...input.pins.map(({ day }) => day));
  const memory = new Map<string, CostsToGo>();

  function keyOf(now: Evening, owed: readonly string[]): string {
    const day = input.startDate ? now.day : Math.min(now.day, lastPin);
    const walkingDay = Math.min(now.walkingDay, input.easeInDays);
    return [now.at, day, walkingDay, input.restEvery ? now.sinceRest : 0, ...owed].join(" ");
  }

  function costsToGo(now: Evening, owed: readonly string[]): CostsToGo {
    if (rules && now.at === rules.end) {
      return owed.length === 0 && now.day >= lastPin ? new Map([[0, 0]]) : new Map();
    }
    if (input.startDate && now.day >= maxDays) return new Map();
    const key = keyOf(now, owed);
    const known = memory.get(key);
    if (known) return known;
    const least = new Map<number, number>();
    for (const { kind, evening, cost } of rules ? nextDays(rules, input, now) : []) {
      const town = rules?.slug(evening.at) ?? "";
      const still = kind === "walk" ? owed.filter((other) => other !== town) : owed;
      for (const [days, rest] of costsToGo(evening, still)) {
        if (days >= maxDays) continue;
        least.set(days + 1, Math.min(cost + rest, least.get(days + 1) ?? Infinity));
      }
    }
    memory.set(key, least);
    return least;
  }

  return [...costsToGo(firstEvening(rules), [...new Set(input.mustStop)])]
    .filter(([days]) => days <= maxDays)
    .map(([days, cost]) => ({ days, cost }))
    .toSorted((a, b) => a.days - b.days);
}

/** The cheapest entry of a list by days, with the fewest days among equal costs. */
export function cheapest(byDays: readonly DaysCost[]): DaysCost | undefined {
  const cost = Math.min(...byDays.map((one) => one.cost));
  return byDays.find((one) => one.cost <= cost + tolerance);
}
