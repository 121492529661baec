import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import { costsOfDays, planStages } from "#domain/planner/stage-planner/plan-stages.ts";
import type { Plan } from "#domain/planner/stage-planner/plan.ts";
import { runCount, sampled } from "#tests/support/thoroughness.ts";
import { quality } from "../reference/costs.ts";
import { defaultOptions } from "../options/default-options.ts";
import { readRealRoutes } from "../graphs/graph-from-data.ts";
import { optimumByDays } from "../reference/memoised-optimum.ts";
import { randomCase } from "../random-input.ts";
import { plannerRules, type PlannerRules } from "../reference/stages.ts";

type End = "from" | "to";
type Asked = PlannerOptions & { readonly days: number };

const { graphOf, routes } = readRealRoutes();

/** Towns of the main line with a bus or a train, without the other end. */
function candidates(graph: RouteGraph, open: End, input: PlannerOptions): readonly string[] {
  const mains = new Set(graph.branches.filter(({ kind }) => kind === "main").map(({ slug }) => slug));
  const arcs = graph.arcs.filter(({ branches }) => branches.some((slug) => mains.has(slug)));
  const onMain = new Set(arcs.flatMap(({ from, to }) => [from, to]));
  return graph.waypoints
    .filter(({ uuid, services }) => onMain.has(uuid) && (services.includes("bus") || services.includes("train")))
    .flatMap(({ townSlug }) => townSlug ?? [])
    .filter((town) => town !== (open === "from" ? input.to : input.from));
}

/** Cost of starting or ending at a town: the night before the first day, or after the last one. */
function costOfTown(graph: RouteGraph, open: End, input: Asked): number {
  const rules = plannerRules(graph, input) as PlannerRules;
  const [uuid, day] = open === "from" ? [rules.start, 0] : [rules.end, input.days];
  return 2 * input.places * (1 - quality(rules, input, uuid, day));
}

/** Every candidate with a plan, each solved separately. */
function solveSeparately(
  graph: RouteGraph,
  open: End,
  input: Asked,
  solve: (options: Asked) => number | undefined,
): ReadonlyMap<string, number> {
  return new Map(
    candidates(graph, open, input).flatMap((town) => {
      const options = { ...input, [open]: town };
      const cost = solve(options);
      return cost === undefined ? [] : [[town, cost + costOfTown(graph, open, options)] as const];
    }),
  );
}

const byRecursion = (graph: RouteGraph) => (options: Asked) =>
  optimumByDays(graph, options, options.days).find(({ days }) => days === options.days)?.cost;

const byPlanner = (graph: RouteGraph) => (options: Asked) =>
  costsOfDays(graph, options, options.days).find(({ days }) => days === options.days)?.cost;

function planOf(graph: RouteGraph, open: End, input: PlannerOptions): Plan | null {
  const result = planStages(graph, { ...input, [open]: null });
  if (!result.ok && !input.mustStop.includes(input.from)) {
    expect(result.refusals).not.toEqual([]);
  }
  return result.ok ? result.plan : null;
}

const choicesOf = (plan: Plan | null) => [
  ...(plan?.starts?.map(({ from, ...rest }) => ({ town: from, ...rest })) ?? []),
  ...(plan?.ends?.map(({ to, ...rest }) => ({ town: to, ...rest })) ?? []),
];

function expectSameEnds(graph: RouteGraph, open: End, input: Asked, truth: ReadonlyMap<string, number>): void {
  const plan = planOf(graph, open, input);
  const choices = choicesOf(plan);
  expect(choices.map(({ town }) => town).toSorted()).toEqual([...truth.keys()].toSorted());
  for (const { town, cost } of choices) expect(cost, town).toBeCloseTo(truth.get(town) ?? Number.NaN, 6);
  choices.forEach(({ cost }, at) => expect(cost).toBeGreaterThanOrEqual((choices[at - 1]?.cost ?? -Infinity) - 1e-8));
  const [best] = choices;
  if (!plan || !best) return;
  expect(open === "from" ? plan.days[0]?.from : plan.days.at(-1)?.to).toBe(best.town);
  expect(plan.days).toHaveLength(input.days);
  expect(plan.cost + costOfTown(graph, open, { ...input, [open]: best.town })).toBeCloseTo(best.cost, 6);
}

const runs = { seed: 41, numRuns: runCount(800) };

describe.each(["from", "to"] as const)("an open end (%s)", (open) => {
  it("is the best of all towns solved one by one, on random routes", { timeout: 120_000 }, () => {
    let planned = 0;
    fc.assert(
      fc.property(randomCase, fc.integer({ min: 1, max: 5 }), ({ graph, input }, days) => {
        const asked = { ...input, days };
        const truth = solveSeparately(graph, open, asked, byRecursion(graph));
        if (truth.size > 1) planned += 1;
        expectSameEnds(graph, open, asked, truth);
      }),
      runs,
    );
    expect(planned).toBeGreaterThan(20);
  });

  it.each(sampled(routes))(
    "is the best of all towns solved one by one, on $slug",
    { timeout: 60_000 },
    ({ slug, start, end }) => {
      const graph = graphOf(slug);
      const usual = { ...defaultOptions(slug, start, end), lodging: "ignore" as const };
      const [some] = candidates(graph, open, usual).slice(3);
      const turns: readonly Partial<PlannerOptions>[] = [
        { days: 5 },
        {
          days: 7,
          restEvery: { after: 3, min: 2, max: 5 },
          easeInDays: 2,
          startDate: "2027-03-28",
          lodging: "required",
        },
        { days: 4, variants: "free", mustStop: some ? [some] : [] },
      ];
      for (const turn of turns) {
        const input = { ...usual, ...turn } as Asked;
        expectSameEnds(graph, open, input, solveSeparately(graph, open, input, byPlanner(graph)));
      }
    },
  );
});

describe("start chosen to reach Santiago in a number of days", () => {
  it.each([
    ["camino-frances", 5, ["sarria"]],
    ["camino-frances", 7, ["o-cebreiro"]],
    ["camino-frances", 10, ["ponferrada"]],
    ["camino-frances", 14, ["mansilla-de-las-mulas", "leon"]],
    ["camino-frances", 21, ["burgos"]],
    ["camino-del-norte", 14, ["aviles"]],
    ["camino-portugues", 7, ["valenca-do-minho"]],
  ] as const)("by the %s in %d days: %j", (route, days, towns) => {
    const graph = graphOf(route);
    const plan = planOf(graph, "from", { ...defaultOptions(route, "", "santiago-de-compostela"), days });
    expect(plan?.starts?.slice(0, towns.length).map(({ from }) => from)).toEqual(towns);
    expect(plan?.starts?.[0]?.km).toBeCloseTo(plan?.totals.km ?? Number.NaN, 6);
  });

  it("lists possible numbers of days if no town fits", () => {
    const input = { ...defaultOptions("camino-ingles", "", "santiago-de-compostela"), from: null };
    const refusalsOf = (days: number | null, to: string | null = input.to) => {
      const result = planStages(graphOf("camino-ingles"), { ...input, days, to });
      return result.ok ? [] : result.refusals;
    };
    expect(refusalsOf(40)).toMatchObject([
      { field: "days", code: "days", facts: { days: 40, bound: "most_without_rests" } },
    ]);
    expect(refusalsOf(null)).toMatchObject([{ field: "days", code: "open_end_needs_days" }]);
    expect(refusalsOf(5, null)).toMatchObject([{ field: "to", code: "both_ends_open" }]);
  });

  it.each([
    ["from", { mustStop: ["burgos"] }, 17, "fewest"],
    ["to", { mustStop: ["burgos"] }, 10, "fewest"],
    ["from", { lodgingTypes: ["albergue"] }, 1, "most_without_rests"],
  ] as const)("names the nearest possible number of days: %s, %j", (open, turn, possible, bound) => {
    const usual = defaultOptions("camino-frances", "saint-jean-pied-de-port", "santiago-de-compostela");
    const input = { ...usual, ...turn, [open]: null };
    const planned = (days: number) => planStages(graphOf("camino-frances"), { ...input, days });
    const wanted = possible + (bound === "most_without_rests" ? 1 : -1);
    expect(planned(possible).ok).toBe(true);
    expect(planned(wanted)).toMatchObject({ ok: false, refusals: [{ field: "days", facts: { possible, bound } }] });
  });
});
