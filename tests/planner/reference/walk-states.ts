/** State transitions of a plan: from any evening, every next day that the definition allows, with its cost. */
import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import { restCost, stageCost, stopCost } from "./costs.ts";
import type { PlannerRules } from "./stages.ts";

/** Where a walker is in the evening of a calendar day; day 0 is the eve of the start. */
export interface Evening {
  readonly at: string;
  readonly day: number;
  readonly walkingDay: number;
  /** Walking days since the start or the last rest. */
  readonly sinceRest: number;
}

export interface NextDay {
  readonly kind: "walk" | "rest";
  readonly evening: Evening;
  readonly cost: number;
  readonly walkedKm: number;
}

export const firstEvening = (rules: PlannerRules): Evening => ({
  at: rules.start,
  day: 0,
  walkingDay: 0,
  sinceRest: 0,
});

export function nextDays(rules: PlannerRules, input: PlannerOptions, now: Evening): readonly NextDay[] {
  if (now.at === rules.end) return [];
  const day = now.day + 1;
  const rest = input.restEvery;
  const results: NextDay[] = [];
  if (!rest || now.sinceRest < rest.max) {
    const walkingDay = now.walkingDay + 1;
    for (const { to, ms, walkedKm } of rules.stagesFrom(now.at, day)) {
      const cost = stageCost(ms, walkingDay, input) + stopCost(rules, input, to, day);
      const evening = { at: to, day, walkingDay, sinceRest: now.sinceRest + 1 };
      results.push({ kind: "walk", evening, cost, walkedKm });
    }
  }
  if (rest && now.sinceRest >= Math.max(1, rest.min) && now.sinceRest <= rest.max) {
    const cost = restCost(rules, rest, now.at, now.sinceRest);
    results.push({ kind: "rest", evening: { ...now, day, sinceRest: 0 }, cost, walkedKm: 0 });
  }
  return results.filter(({ kind, evening }) =>
    input.pins.every((pin) => pin.day !== day || (pin.kind === kind && pin.to === rules.slug(evening.at))),
  );
}
