import { describe, expect, it } from "vitest";

import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import { type PartialOptions, withDefaults } from "#domain/planner/options/with-defaults.ts";
import { readRealRoutes } from "./graphs/graph-from-data.ts";

import { curveWindow, nearestDays } from "#web/features/planner/days-curve/curve-drawing.tsx";
import { dayChoices } from "#domain/planner/solution/day-choices.ts";
import { stopInstead } from "#domain/planner/solution/stop-instead.ts";
import { lodgingChoices } from "#domain/planner/options/lodging-groups.ts";
import { planOutcome } from "#web/features/planner/view/make-plan-view.ts";
import { variantChoices } from "#domain/planner/options/variant-choices.ts";
import { suggestFixes } from "#domain/planner/stage-planner/refusal/suggested-fix.ts";

const routes = readRealRoutes();
const route = "camino-frances";
const graph = routes.graphOf(route);
const ends = routes.routes.find(({ slug }) => slug === route) ?? { start: "", end: "" };
const options = (change: Omit<PartialOptions, "route"> = {}): PlannerOptions =>
  withDefaults(ends, { route, ...change });

describe("alternative ends of a day", () => {
  it("are sorted by cost, with the nearest before and after", () => {
    const { plan } = planOutcome(graph, options());
    const choices = plan && dayChoices(graph, options(), plan, 4);
    expect(choices?.alternatives.map(({ extraCost }) => extraCost)).toEqual(
      choices?.alternatives.map(({ extraCost }) => extraCost).toSorted((a, b) => a - b),
    );
    expect(choices).toMatchObject({ earlier: "obanos", later: "maneru" });
  });

  it("of a required stop are computed without the requirement, and choosing one removes it", () => {
    const asked = options({ mustStop: ["muruzabal", "leon"] });
    const { plan } = planOutcome(graph, asked);
    const day = plan?.days.find(({ to }) => to === "muruzabal");
    const choices = plan && day && dayChoices(graph, asked, plan, day.number);
    expect(choices?.later).toBe("obanos");
    expect(stopInstead(asked, "muruzabal", "obanos").mustStop).toEqual(["leon", "obanos"]);
  });
});

describe("failures", () => {
  it("have a fix that produces a plan, and name the possible numbers of days", () => {
    const impossible = options({ days: 12 });
    const { outcome } = planOutcome(graph, impossible);
    if (outcome.ok) throw new Error("Twelve days are too few.");
    const [out] = suggestFixes(outcome.refusals, impossible, ends);
    expect(out?.steps.map(({ label }) => label)).toEqual(["useDays"]);
    expect(planOutcome(graph, { ...impossible, ...out?.change }).outcome.ok).toBe(true);
    expect(outcome.byDays[0]?.days).toBe(out?.change.days);
  });

  it("about a town off the route offer to remove it", () => {
    const impossible = options({ mustStop: ["atlantis", "leon"] });
    const { outcome } = planOutcome(graph, impossible);
    const refusals = outcome.ok ? [] : outcome.refusals;
    expect(suggestFixes(refusals, impossible, ends).map(({ change }) => change)).toEqual([{ mustStop: ["leon"] }]);
  });

  it("about stops on different branches offer to remove either, by name", () => {
    const impossible = options({ mustStop: ["samos", "furela"] });
    const { outcome } = planOutcome(graph, impossible);
    const ways = outcome.ok ? [] : suggestFixes(outcome.refusals, impossible, ends);
    const named = ways.flatMap(({ steps }) => steps.map((step) => step.label === "leaveOut" && step.town));
    expect(named.toSorted()).toEqual(["furela", "samos"]);
    for (const { change } of ways) expect(planOutcome(graph, { ...impossible, ...change }).outcome.ok).toBe(true);
  });
});

describe("warnings", () => {
  it("about a long first day name a town that splits it", () => {
    const { warnings } = planOutcome(graph, options());
    expect(warnings[0]).toMatchObject({ kind: "longDay", day: { number: 1, to: "roncesvalles" } });
  });

  it("say in winter that the pass is closed", () => {
    const { warnings } = planOutcome(graph, options({ startDate: "2027-02-10" }));
    expect(warnings.find(({ kind }) => kind === "closure")).toMatchObject({ day: { number: 1 } });
  });
});

it("variants are described, and only those of the section are listed", () => {
  const all = variantChoices(graph, ends.start, ends.end);
  const valcarlos = all.find(({ slug }) => slug === "valcarlos");
  expect(valcarlos?.extraKm).toBeLessThan(0);
  expect(valcarlos?.mainClosed).toEqual({ from: "11-01", to: "03-31" });
  expect(variantChoices(graph, "sarria", ends.end).map(({ slug }) => slug)).not.toContain("valcarlos");
});

it("a night with nothing but a refuge is labelled as such", () => {
  const pass = routes.graphOf("camino-primitivo");
  const way = routes.routes.find(({ slug }) => slug === "camino-primitivo") ?? { start: "", end: "" };
  const asked = { route: "camino-primitivo", mustStop: ["pola-de-allande", "alto-de-el-palo"], branches: {} };
  const { plan } = planOutcome(pass, withDefaults(way, asked));
  const services = (town: string) =>
    plan?.days.find(({ to }) => to === town)?.reasons.find(({ code }) => code === "services");
  expect(services("alto-de-el-palo")).toMatchObject({ houses: 1, refugesOnly: true });
  expect(services("pola-de-allande")).not.toHaveProperty("refugesOnly");
});

it("a variant without a description names the towns it passes", () => {
  const find = (of: typeof graph) => variantChoices(of, ends.start, ends.end).find(({ slug }) => slug === "valcarlos");
  expect(find(graph)?.passes).toEqual(["Arnéguy", "Luzaide/Valcarlos"]);
  const described = graph.branches.map((branch) => ({ ...branch, description: "Along the road." }));
  expect(find({ ...graph, branches: described })).not.toHaveProperty("passes");
});

it("a variant that replaces nothing shows its own length", () => {
  const replacing = variantChoices(graph, ends.start, ends.end).find(({ slug }) => slug === "valcarlos");
  const branches = graph.branches.map((branch) => ({ ...branch, replaces: [] }));
  const alone = variantChoices({ ...graph, branches }, ends.start, ends.end).find(({ slug }) => slug === "valcarlos");
  expect(alone).toMatchObject({ km: replacing?.km, extraKm: null, extraAscentM: null });
  expect(alone?.km).toBeGreaterThan(20);
});

it("types of beds are offered as on the route, ungrouped types by their own name", () => {
  expect(lodgingChoices(["hotel", "albergue_municipal", "yurt"])).toEqual([
    { key: "publicAlbergue", types: ["albergue_municipal"] },
    { key: "hotel", types: ["hotel"] },
    { key: null, types: ["yurt"] },
  ]);
});

it("the curve shows the possible number nearest to the requested one", () => {
  const { outcome } = planOutcome(graph, options({ days: 12 }));
  const possible = outcome.ok ? [] : outcome.byDays;
  const nearest = nearestDays(possible, 12);
  expect(nearest).toBeGreaterThan(12);
  expect(curveWindow(possible, nearest, 15)[0]?.days).toBe(nearest);
});

it("the curve centres the chosen number as far as possible", () => {
  const byDays = Array.from({ length: 20 }, (_, index) => ({ days: 10 + index, cost: index }));
  expect(curveWindow(byDays, 18, 5).map(({ days }) => days)).toEqual([16, 17, 18, 19, 20]);
  expect(curveWindow(byDays, 10, 3).map(({ days }) => days)).toEqual([10, 11, 12]);
  expect(curveWindow(byDays.slice(0, 2), 11, 9)).toHaveLength(2);
});
