import { describe, expect, it } from "vitest";
import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import { planStages } from "#domain/planner/stage-planner/plan-stages.ts";
import { withDefaults } from "#domain/planner/options/with-defaults.ts";
import { readRealRoutes } from "../graphs/graph-from-data.ts";

const real = readRealRoutes();
const slug = "camino-ingles";
const graph = real.graphOf(slug);
const input = withDefaults(
  real.routes.find((route) => route.slug === slug)!,
  { route: slug, ideal: 5 },
);

function planOf(options: PlannerOptions) {
  const result = planStages(graph, options);
  if (!result.ok) throw new Error(JSON.stringify(result.refusals));
  return result.plan;
}

const best = planOf(input);
const pinsOf = (plan: typeof best) => plan.days.map(({ number: day, kind, to }) => ({ day, kind, to }));

describe("alternatives of a pinned day", () => {
  it("are those of the day without its pin, whatever else is pinned", () => {
    const pins = pinsOf(best);
    for (const kept of [[], pins.slice(0, 1), pins.slice(-2), pins]) {
      for (const pin of pins) {
        const others = kept.filter(({ day }) => day !== pin.day);
        const open = planOf({ ...input, pins: others });
        const fixed = planOf({ ...input, pins: [...others, pin] });
        const [wanted, pinned] = [open, fixed].map(({ days }) => days[pin.day - 1]?.alternatives ?? []);
        expect(pinned?.map(({ to }) => to)).toEqual(wanted?.map(({ to }) => to));
        pinned?.forEach(({ extraCost }, index) => expect(extraCost).toBeCloseTo(wanted?.[index]?.extraCost ?? NaN, 9));
      }
    }
  });

  it("cost less than the plan if the pin makes it more expensive", () => {
    const [first] = best.days;
    const dearer = first!.alternatives.at(-1)!;
    const pinned = planOf({ ...input, pins: [{ day: 1, kind: "walk", to: dearer.to }] });
    const back = pinned.days[0]!.alternatives.find(({ to }) => to === first!.to);
    expect(back?.extraCost).toBeCloseTo(best.cost - pinned.cost, 9);
    expect(back?.extraCost).toBeLessThan(0);
    expect(pinned.days[0]!.reasons.map(({ code }) => code)).not.toContain("only_stop");
  });
});

describe("fewer days than already pinned", () => {
  it("are refused, with the smallest possible number", () => {
    const last = best.days.at(-2)!;
    const pins = [{ day: last.number + 1, kind: "walk", to: last.to }] as const;
    const days = last.number;
    const result = planStages(graph, { ...input, pins, days });
    expect(planStages(graph, { ...input, days })).toMatchObject({ ok: true });
    expect(result).toMatchObject({
      ok: false,
      refusals: [{ field: "days", code: "days", facts: { days, possible: days + 2, bound: "fewest" } }],
    });
    expect(planOf({ ...input, pins, days: days + 2 }).days[days]).toMatchObject({ number: days + 1, to: last.to });
  });
});
