import { describe, expect, it } from "vitest";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import { planStages } from "#domain/stage-planner/plan-stages.ts";
import type { Plan, PlannerInput } from "#domain/stage-planner/plan.ts";
import { bruteForce } from "./brute-force.ts";
import { disagreements } from "./compare.ts";
import { defaultWishes } from "./default-wishes.ts";
import { alongMain, tinyGraph } from "./tiny-graph.ts";

const wishes = (from: string, to: string, wish: Partial<PlannerInput>): PlannerInput => ({
  ...defaultWishes("camino-de-prueba", from, to),
  measure: "km",
  ideal: 20,
  max: 30,
  ...wish,
});

/** The plan, once the try of every plan agrees with it too. */
function planFor(graph: RouteGraph, input: PlannerInput): Plan | null {
  const result = planStages(graph, input);
  expect(disagreements(graph, input, result, bruteForce(graph, input))).toEqual([]);
  return result.ok ? result.plan : null;
}

const ends = (plan: Plan | null): readonly string[] | undefined =>
  plan?.days.map(({ kind, to }) => (kind === "rest" ? `${to} (rest)` : to));

/** 0.15 / 5 houses, with a shop. */
const stop = 0.03;

describe("plans reckoned by hand", () => {
  it("charges days too long three times as much as days too short", () => {
    const graph = tinyGraph({ arcs: alongMain(["a", "b", "c"], [22, 18]) });
    expect(planFor(graph, wishes("a", "c", {}))?.cost).toBeCloseTo(3 * 0.01 + stop + 0.01, 9);
  });

  it("charges a stop for missing food and few houses, and pays for a favourite", () => {
    const places = { b: { services: ["bank" as const], lodging: { hotel: 2 } } };
    const graph = tinyGraph({ arcs: alongMain(["a", "b", "c"], [20, 20]), places });
    expect(planFor(graph, wishes("a", "c", {}))?.cost).toBeCloseTo(0.25 + 0.075, 9);
    expect(planFor(graph, wishes("a", "c", { favourites: ["b", "c"] }))?.cost).toBeCloseTo(0.25 + 0.075 - 0.5, 9);
  });

  it("eases in from seven tenths of the ideal", () => {
    const graph = tinyGraph({ arcs: alongMain(["a", "b", "c", "d"], [14, 17, 20]) });
    const plan = planFor(graph, wishes("a", "d", { easeInDays: 2 }));
    expect(ends(plan)).toEqual(["b", "c", "d"]);
    expect(plan?.cost).toBeCloseTo(2 * stop, 9);
  });

  it("goes beyond the limit only to the nearest bed, and never beyond twice the limit", () => {
    const graph = tinyGraph({ arcs: alongMain(["a", "b", "c"], [31, 4]) });
    const plan = planFor(graph, wishes("a", "c", {}));
    expect(plan?.days.map(({ to, overMax }) => [to, overMax])).toEqual([
      ["b", true],
      ["c", false],
    ]);
    expect(planFor(tinyGraph({ arcs: alongMain(["a", "b"], [60]) }), wishes("a", "b", {}))?.days).toHaveLength(1);
    expect(planFor(tinyGraph({ arcs: alongMain(["a", "b"], [60.1]) }), wishes("a", "b", {}))).toBeNull();
  });

  it("rests where a rest is due, dearer off its best day and outside cities", () => {
    const graph = tinyGraph({ arcs: alongMain(["a", "b", "c", "d"], [20, 20, 20]), places: { c: { size: "city" } } });
    const plan = planFor(graph, wishes("a", "d", { restEvery: { after: 2, min: 1, max: 2 } }));
    expect(ends(plan)).toEqual(["b", "c", "c (rest)", "d"]);
    expect(plan?.cost).toBeCloseTo(2 * stop, 9);
    const late = planFor(graph, wishes("a", "d", { restEvery: { after: 1, min: 1, max: 2 } }));
    expect(ends(late)).toEqual(["b", "b (rest)", "c", "d"]);
    expect(late?.cost).toBeCloseTo(2 * stop + 0.15, 9);
  });

  it("takes the end that comes first where plans cost the same", () => {
    const graph = tinyGraph({ arcs: alongMain(["a", "b", "c", "d"], [10, 10, 10]) });
    const plan = planFor(graph, wishes("a", "d", { ideal: 15, max: 20, days: 2 }));
    expect(ends(plan)).toEqual(["b", "d"]);
    expect(plan?.cost).toBeCloseTo(4 / 9 + stop, 9);
  });

  it("counts a ferry as nothing walked", () => {
    const arcs = [
      ...alongMain(["a", "b"], [10]),
      { from: "b", to: "c", km: 50, mode: "ferry" as const },
      ...alongMain(["c", "d"], [10]),
    ];
    const plan = planFor(tinyGraph({ arcs }), wishes("a", "d", {}));
    expect(ends(plan)).toEqual(["d"]);
    expect(plan?.totals.km).toBe(20);
  });

  it("stops at a seasonal house only on nights it is open", () => {
    /** Easter Sunday of 2027 is 28 March. */
    const season = [{ from: "easter+1", to: "10-31" }];
    const places = { b: { lodging: {}, seasonalLodging: [{ type: "hotel", season }] } };
    const graph = tinyGraph({ arcs: alongMain(["a", "b", "c"], [20, 20]), places });
    const planOn = (startDate: string | null) => ends(planFor(graph, wishes("a", "c", { startDate })));
    expect(planOn("2027-03-28")).toEqual(["c"]);
    expect(planOn("2027-03-29")).toEqual(["b", "c"]);
    expect(planOn("2027-10-31")).toEqual(["b", "c"]);
    expect(planOn("2027-11-01")).toEqual(["c"]);
    expect(planOn(null)).toEqual(["b", "c"]);
  });
});

describe("must-stops", () => {
  it("are refused where no way in use leads to them", () => {
    const arcs = [...alongMain(["a", "b"], [5]), { from: "x", to: "b", km: 5, branch: "arm" }];
    const graph = tinyGraph({ arcs, branches: [{ slug: "arm", kind: "arm", replaces: [] }] });
    expect(planFor(graph, wishes("a", "b", { mustStop: ["x"] }))).toBeNull();
  });

  it("leave an alternative its price even where its own stage would pass them by", () => {
    const graph = tinyGraph({ arcs: alongMain(["a", "b", "c", "d"], [10, 10, 10]) });
    const plan = planFor(graph, wishes("a", "d", { ideal: 10, max: 20, mustStop: ["c"] }));
    expect(ends(plan)).toEqual(["b", "c", "d"]);
    /** Ending day 2 at d means a first day of 20 km to c: three times 1, less the stop at b. */
    expect(plan?.days[1]?.alternatives).toMatchObject([{ to: "d", extraCost: expect.closeTo(3 - stop, 9) }]);
  });
});

describe("must-stops beside other wishes", () => {
  it("need no bed and beat a wish to avoid them", () => {
    const graph = tinyGraph({ arcs: alongMain(["a", "b", "c"], [20, 20]), places: { b: { lodging: {} } } });
    expect(planFor(graph, wishes("a", "c", { mustStop: ["b"], avoid: ["b"] }))?.cost).toBeCloseTo(0.15, 9);
    expect(ends(planFor(graph, wishes("a", "c", { avoid: ["b"], lodging: "ignore" })))).toEqual(["c"]);
  });
});

describe("variants", () => {
  const variant = (slug: string, replaces: readonly number[]) => ({ slug, kind: "variant" as const, replaces });

  it("replace main while it is closed, and go on from where a day begins on them", () => {
    const arcs = [
      ...alongMain(["a", "b", "c"], [20, 20]),
      { from: "a", to: "v", km: 22, branch: "valley" },
      { from: "v", to: "c", km: 22, branch: "valley" },
    ];
    const closures = [{ arcs: [1], from: "11-01", to: "03-31" }];
    const graph = tinyGraph({ arcs, branches: [variant("valley", [1, 2])], closures });
    const planOn = (startDate: string) => ends(planFor(graph, wishes("a", "c", { startDate })));
    expect(planOn("2027-03-31")).toEqual(["v", "c"]);
    expect(planOn("2027-04-01")).toEqual(["b", "c"]);
    expect(planOn("2026-10-31")).toEqual(["b", "c"]);
    expect(planOn("2026-11-01")).toEqual(["v", "c"]);
  });

  it("are in use on a day that begins on them off main, with no date and no closure", () => {
    const arcs = [
      ...alongMain(["m", "to"], [20]),
      { from: "a", to: "b", km: 20, branch: "approach" },
      { from: "b", to: "m", km: 34, branch: "approach" },
      { from: "b", to: "v", km: 20, branch: "shortcut" },
      { from: "v", to: "m", km: 12, branch: "shortcut" },
    ];
    const branches = [{ slug: "approach", kind: "approach" as const, replaces: [] }, variant("shortcut", [3])];
    const plan = planFor(tinyGraph({ arcs, branches }), wishes("a", "to", {}));
    expect(ends(plan)).toEqual(["b", "v", "m", "to"]);
  });

  it("lead on over the approach they leave, where no other way leads on", () => {
    const arcs = [
      ...alongMain(["m", "to"], [20]),
      { from: "a", to: "b", km: 20, branch: "approach" },
      { from: "b", to: "m", km: 20, branch: "approach" },
      { from: "a", to: "v", km: 10, branch: "detour" },
      { from: "v", to: "b", km: 20, branch: "detour" },
    ];
    const branches = [{ slug: "approach", kind: "approach" as const, replaces: [] }, variant("detour", [2])];
    expect(ends(planFor(tinyGraph({ arcs, branches }), wishes("v", "to", {})))).toEqual(["b", "m", "to"]);
  });

  it("of an approach, when taken, leave the approach in use beside them", () => {
    const arcs = [
      ...alongMain(["m", "to"], [20]),
      { from: "a", to: "m", km: 20, branch: "approach" },
      { from: "a", to: "m", km: 25, branch: "detour" },
    ];
    const branches = [{ slug: "approach", kind: "approach" as const, replaces: [] }, variant("detour", [2])];
    const plan = planFor(tinyGraph({ arcs, branches }), wishes("a", "to", { branches: { detour: "take" } }));
    expect(plan?.cost).toBeCloseTo(stop, 9);
  });

  it("take the place of main when they are taken, and give it back when avoided", () => {
    const arcs = [...alongMain(["a", "b", "c"], [20, 20]), { from: "b", to: "c", km: 22, branch: "detour" }];
    const graph = tinyGraph({ arcs, branches: [variant("detour", [2])] });
    const costWith = (wish: Partial<PlannerInput>) => planFor(graph, wishes("a", "c", wish))?.cost;
    expect(costWith({ branches: { detour: "take" } })).toBeCloseTo(stop + 0.03, 9);
    expect(costWith({ branches: { detour: "avoid" }, variants: "free" })).toBeCloseTo(stop, 9);
  });
});
