import { describe, expect, it } from "vitest";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import { planStages } from "#domain/planner/stage-planner/plan-stages.ts";
import type { Plan } from "#domain/planner/stage-planner/plan.ts";
import { defaultPace } from "#domain/walking-time/walking-time.ts";
import type { PlannerOptions, Walker } from "#domain/planner/options/planner-options.ts";
import { bruteForce } from "../reference/brute-force.ts";
import { differences } from "../reference/compare-plans.ts";
import { defaultOptions } from "../options/default-options.ts";
import { alongMain, tinyGraph } from "../graphs/tiny-graph.ts";

const planning = (from: string, to: string, options: Partial<PlannerOptions>): PlannerOptions => ({
  ...defaultOptions("camino-de-prueba", from, to),
  measure: "km",
  ideal: 20,
  max: 30,
  ...options,
});

/** The plan, after comparing it with brute force. */
function planFor(graph: RouteGraph, input: PlannerOptions): Plan | null {
  const result = planStages(graph, input);
  expect(differences(graph, input, result, bruteForce(graph, input))).toEqual([]);
  return result.ok ? result.plan : null;
}

const ends = (plan: Plan | null): readonly string[] | undefined =>
  plan?.days.map(({ kind, to }) => (kind === "rest" ? `${to} (rest)` : to));

/** Cost of a town with one of five shops and five places to stay: half of (0.8 + 0.2 + 2) / 4. */
const stop = 0.5 * (1 - 0.75);
/** A city beside it. */
const cityStop = 0.5 * (1 - 0.8);

describe("plans computed by hand", () => {
  it("days too long cost three times as much as days too short", () => {
    const graph = tinyGraph({ arcs: alongMain(["a", "b", "c"], [22, 18]) });
    expect(planFor(graph, planning("a", "c", {}))?.cost).toBeCloseTo(3 * 0.01 + stop + 0.01, 9);
  });

  it("stops cost for size, missing shops and few places to stay, less for favourites", () => {
    const places = {
      b: { size: "village" as const, services: ["bank" as const, "bus" as const], lodging: { hotel: 2 } },
    };
    const graph = tinyGraph({ arcs: alongMain(["a", "b", "c"], [20, 20]), places });
    const costWith = (options: Partial<PlannerOptions>) => planFor(graph, planning("a", "c", options))?.cost;
    const lacking = 1 - (0.4 + 0.2 + 0.8) / 4;
    expect(costWith({})).toBeCloseTo(0.5 * lacking, 9);
    expect(costWith({ places: 2 })).toBeCloseTo(2 * lacking, 9);
    expect(costWith({ places: 0 })).toBeCloseTo(0, 9);
    expect(costWith({ favourites: ["b", "c"] })).toBeCloseTo(0.5 * lacking - 0.5, 9);
    expect(costWith({ lodging: "ignore" })).toBeCloseTo(0.5 * (1 - (0.4 + 0.2) / 2), 9);
    expect(costWith({ lodgingTypes: ["hostel"], mustStop: ["b"] })).toBeCloseTo(0.5 * (1 - 0.6 / 4), 9);
  });

  it("a gentle start begins at 70 % of the ideal", () => {
    const graph = tinyGraph({ arcs: alongMain(["a", "b", "c", "d"], [14, 17, 20]) });
    const plan = planFor(graph, planning("a", "d", { easeInDays: 2 }));
    expect(ends(plan)).toEqual(["b", "c", "d"]);
    expect(plan?.cost).toBeCloseTo(2 * stop, 9);
  });

  it("several walkers: the least suited one counts, within the longest day of each", () => {
    const graph = tinyGraph({ arcs: alongMain(["a", "b", "c", "d"], [10, 10, 10]) });
    const planWith = (...walkers: readonly Pick<Walker, "ideal" | "max">[]) =>
      planFor(graph, planning("a", "d", { walkers: walkers.map((walker) => ({ pace: defaultPace, ...walker })) }));
    /** Alone 30 km are 3 × 0.5², and 20 and 10 km 0.5² and a night. */
    expect(planWith()?.cost).toBeCloseTo(0.25 + stop, 9);
    /** 20 km are 3 × 0.25² too long for 16, and 10 km 0.5² too short for 20. */
    expect(planWith({ ideal: 16, max: 30 })?.cost).toBeCloseTo(3 / 16 + 0.25 + stop, 9);
    expect(ends(planWith({ ideal: 20, max: 19 }))).toEqual(["b", "c", "d"]);
    const short = planWith({ ideal: 20, max: 9 });
    expect(short?.days.map(({ to, overMax }) => [to, overMax])).toEqual(["b", "c", "d"].map((to) => [to, true]));
    expect(planWith({ ideal: 20, max: 4 })).toBeNull();
  });

  it("the limit is exceeded only to the nearest bed, and never by a factor of two", () => {
    const graph = tinyGraph({ arcs: alongMain(["a", "b", "c"], [31, 4]) });
    const plan = planFor(graph, planning("a", "c", {}));
    expect(plan?.days.map(({ to, overMax }) => [to, overMax])).toEqual([
      ["b", true],
      ["c", false],
    ]);
    expect(planFor(tinyGraph({ arcs: alongMain(["a", "b"], [60]) }), planning("a", "b", {}))?.days).toHaveLength(1);
    expect(planFor(tinyGraph({ arcs: alongMain(["a", "b"], [60.1]) }), planning("a", "b", {}))).toBeNull();
  });

  it("rest days come when due, and cost more off their best day and outside cities", () => {
    const graph = tinyGraph({ arcs: alongMain(["a", "b", "c", "d"], [20, 20, 20]), places: { c: { size: "city" } } });
    const plan = planFor(graph, planning("a", "d", { restEvery: { after: 2, min: 1, max: 2 } }));
    expect(ends(plan)).toEqual(["b", "c", "c (rest)", "d"]);
    expect(plan?.cost).toBeCloseTo(stop + cityStop, 9);
    const late = planFor(graph, planning("a", "d", { restEvery: { after: 1, min: 1, max: 2 } }));
    expect(ends(late)).toEqual(["b", "b (rest)", "c", "d"]);
    expect(late?.cost).toBeCloseTo(stop + cityStop + 0.45, 9);
  });

  it("the first of equally good ends is chosen", () => {
    const graph = tinyGraph({ arcs: alongMain(["a", "b", "c", "d"], [10, 10, 10]) });
    const plan = planFor(graph, planning("a", "d", { ideal: 15, max: 20, days: 2 }));
    expect(ends(plan)).toEqual(["b", "d"]);
    expect(plan?.cost).toBeCloseTo(4 / 9 + stop, 9);
  });

  it("a ferry counts as no walking", () => {
    const arcs = [
      ...alongMain(["a", "b"], [10]),
      { from: "b", to: "c", km: 50, mode: "ferry" as const },
      ...alongMain(["c", "d"], [10]),
    ];
    const plan = planFor(tinyGraph({ arcs }), planning("a", "d", {}));
    expect(ends(plan)).toEqual(["d"]);
    expect(plan?.totals.km).toBe(20);
  });

  it("seasonal places to stay are used only on nights they are open", () => {
    /** Easter Sunday of 2027 is 28 March. */
    const season = [{ from: "easter+1", to: "10-31" }];
    const places = { b: { lodging: {}, seasonalLodging: [{ type: "hotel", season }] } };
    const graph = tinyGraph({ arcs: alongMain(["a", "b", "c"], [20, 20]), places });
    const planOn = (startDate: string | null) => ends(planFor(graph, planning("a", "c", { startDate })));
    expect(planOn("2027-03-28")).toEqual(["c"]);
    expect(planOn("2027-03-29")).toEqual(["b", "c"]);
    expect(planOn("2027-10-31")).toEqual(["b", "c"]);
    expect(planOn("2027-11-01")).toEqual(["c"]);
    expect(planOn(null)).toEqual(["b", "c"]);
  });
});

describe("required stops", () => {
  it("are refused if no branch in use leads to them", () => {
    const arcs = [...alongMain(["a", "b"], [5]), { from: "x", to: "b", km: 5, branch: "arm" }];
    const graph = tinyGraph({ arcs, branches: [{ slug: "arm", kind: "arm", replaces: [] }] });
    expect(planFor(graph, planning("a", "b", { mustStop: ["x"] }))).toBeNull();
  });

  it("keep the cost of an alternative even if its own stage would pass them", () => {
    const graph = tinyGraph({ arcs: alongMain(["a", "b", "c", "d"], [10, 10, 10]) });
    const plan = planFor(graph, planning("a", "d", { ideal: 10, max: 20, mustStop: ["c"] }));
    expect(ends(plan)).toEqual(["b", "c", "d"]);
    /** Ending day 2 at d means a first day of 20 km to c: three times 1, less the stop at b. */
    expect(plan?.days[1]?.alternatives).toMatchObject([{ to: "d", extraCost: expect.closeTo(3 - stop, 9) }]);
  });
});

describe("required stops combined with other options", () => {
  it("need no bed and override places to avoid", () => {
    const graph = tinyGraph({ arcs: alongMain(["a", "b", "c"], [20, 20]), places: { b: { lodging: {} } } });
    expect(planFor(graph, planning("a", "c", { mustStop: ["b"], avoid: ["b"] }))?.cost).toBeCloseTo(
      0.5 * (1 - 1 / 4),
      9,
    );
    expect(ends(planFor(graph, planning("a", "c", { avoid: ["b"], lodging: "ignore" })))).toEqual(["c"]);
  });
});

describe("variants", () => {
  const variant = (slug: string, replaces: readonly number[]) => ({ slug, kind: "variant" as const, replaces });

  it("replace the main line while it is closed, and continue from a day that starts on them", () => {
    const arcs = [
      ...alongMain(["a", "b", "c"], [20, 20]),
      { from: "a", to: "v", km: 22, branch: "valley" },
      { from: "v", to: "c", km: 22, branch: "valley" },
    ];
    const closures = [{ arcs: [1], from: "11-01", to: "03-31" }];
    const graph = tinyGraph({ arcs, branches: [variant("valley", [1, 2])], closures });
    const planOn = (startDate: string) => ends(planFor(graph, planning("a", "c", { startDate })));
    expect(planOn("2027-03-31")).toEqual(["v", "c"]);
    expect(planOn("2027-04-01")).toEqual(["b", "c"]);
    expect(planOn("2026-10-31")).toEqual(["b", "c"]);
    expect(planOn("2026-11-01")).toEqual(["v", "c"]);
  });

  it("are in use for a day starting on them, without date or closure", () => {
    const arcs = [
      ...alongMain(["m", "to"], [20]),
      { from: "a", to: "b", km: 20, branch: "approach" },
      { from: "b", to: "m", km: 34, branch: "approach" },
      { from: "b", to: "v", km: 20, branch: "shortcut" },
      { from: "v", to: "m", km: 12, branch: "shortcut" },
    ];
    const branches = [{ slug: "approach", kind: "approach" as const, replaces: [] }, variant("shortcut", [3])];
    const plan = planFor(tinyGraph({ arcs, branches }), planning("a", "to", {}));
    expect(ends(plan)).toEqual(["b", "v", "m", "to"]);
  });

  it("continue over the approach they leave if nothing else does", () => {
    const arcs = [
      ...alongMain(["m", "to"], [20]),
      { from: "a", to: "b", km: 20, branch: "approach" },
      { from: "b", to: "m", km: 20, branch: "approach" },
      { from: "a", to: "v", km: 10, branch: "detour" },
      { from: "v", to: "b", km: 20, branch: "detour" },
    ];
    const branches = [{ slug: "approach", kind: "approach" as const, replaces: [] }, variant("detour", [2])];
    expect(ends(planFor(tinyGraph({ arcs, branches }), planning("v", "to", {})))).toEqual(["b", "m", "to"]);
  });

  it("of an approach, when chosen, keep the approach in use", () => {
    const arcs = [
      ...alongMain(["m", "to"], [20]),
      { from: "a", to: "m", km: 20, branch: "approach" },
      { from: "a", to: "m", km: 25, branch: "detour" },
    ];
    const branches = [{ slug: "approach", kind: "approach" as const, replaces: [] }, variant("detour", [2])];
    const plan = planFor(tinyGraph({ arcs, branches }), planning("a", "to", { branches: { detour: "take" } }));
    expect(plan?.cost).toBeCloseTo(stop, 9);
  });

  it("replace the main line when chosen, and restore it when avoided", () => {
    const arcs = [...alongMain(["a", "b", "c"], [20, 20]), { from: "b", to: "c", km: 22, branch: "detour" }];
    const graph = tinyGraph({ arcs, branches: [variant("detour", [2])] });
    const costWith = (chosen: Partial<PlannerOptions>) => planFor(graph, planning("a", "c", chosen))?.cost;
    expect(costWith({ branches: { detour: "take" } })).toBeCloseTo(stop + 0.03, 9);
    expect(costWith({ branches: { detour: "avoid" }, variants: "free" })).toBeCloseTo(stop, 9);
  });
});
