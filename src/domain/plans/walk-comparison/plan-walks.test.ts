import { expect, it } from "vitest";

import { readRealRoutes } from "#tests/planner/graphs/graph-from-data.ts";
import { withDefaults } from "#domain/planner/options/with-defaults.ts";
import { solve } from "#domain/planner/solution/solve.ts";
import { planWalks } from "./plan-walks.ts";

const { routes, graphOf } = readRealRoutes();
const ends = routes.find(({ slug }) => slug === "camino-ingles")!;
const graph = graphOf(ends.slug);
const onward = {
  route: "camino-finisterre-muxia",
  from: ends.end,
  to: "fisterra",
  mustStop: [],
  graph: graphOf("camino-finisterre-muxia"),
  stageEnds: [],
};
const walksWith = (legs: readonly (typeof onward)[]) =>
  planWalks({ graph, stageEnds: [], towns: [], legs }, withDefaults(ends, { route: ends.slug }), async (on, input) =>
    solve(on, input),
  );

it("includes continuations in every walk, with days numbered from the first", async () => {
  const [alone, joined] = await Promise.all([walksWith([]), walksWith([onward])]);
  expect(joined.map(({ kind }) => kind)).toEqual(["shown", "short", "gentle"]);
  for (const [at, { planned }] of joined.entries()) {
    const before = alone[at]!.planned!;
    const after = planned!.days.filter(({ leg }) => leg === 1);
    expect(planned!.days.map(({ number }) => number)).toEqual(planned!.days.map((_, index) => index + 1));
    expect(after.at(-1)?.to).toBe("fisterra");
    expect(planned!.figures.days).toBe(before.figures.days + after.length);
    expect(planned!.figures.km).toBeCloseTo(before.figures.km + after.reduce((sum, { km }) => sum + km, 0), 6);
    expect(planned!.figures.large.of).toBe(planned!.days.length - 1);
  }
});

it("finds no walk without a continuation, and reports the reason and route", async () => {
  const astray = { ...onward, to: "o-cebreiro" };
  for (const { planned, refusals, refusedLeg } of await walksWith([astray])) {
    expect([planned, refusedLeg]).toEqual([null, astray]);
    expect(refusals).toContainEqual(expect.objectContaining({ field: "to" }));
  }
});
