import { describe, expect, it } from "vitest";

import { planOnKnownBeds } from "../../stage-planner/plan-on-known-beds.ts";
import { withDefaults } from "../../options/with-defaults.ts";
import { readRealRoutes } from "#tests/planner/graphs/graph-from-data.ts";
import { findFurtherWalks } from "./further-walks.ts";

const { routes, graphOf } = readRealRoutes();
const known = routes.map(({ slug, start, end }) => ({ slug, name: slug, start, end, graph: graphOf(slug) }));

async function walksFrom(route: string, options: object) {
  const ends = known.find(({ slug }) => slug === route)!;
  const input = withDefaults(ends, { route, ...options });
  const planned = planOnKnownBeds(ends.graph, input).result;
  if (!planned.ok) throw new Error("no plan");
  const planOf = async (asked: typeof input) => {
    const { result } = planOnKnownBeds(graphOf(asked.route), asked);
    return result.ok ? result.plan : null;
  };
  return findFurtherWalks({ input, plan: planned.plan, routes: known, planOf });
}

/** The continuations from the end of a plan: their routes, and their places in order. */
async function waysFrom(route: string, to: string, options: object = {}): Promise<string[]> {
  const walks = await walksFrom(route, { to, ...options });
  const onward = walks.filter(({ kind }) => kind === "onward");
  expect(onward.every(({ totals }) => totals.km > 0)).toBe(true);
  return onward
    .map(({ legs }) => `${legs[0]?.route}: ${legs.flatMap((leg) => [...leg.mustStop, leg.to]).join(" ")}`)
    .toSorted();
}

describe("extensions after the end of a plan", () => {
  const seaward = "camino-finisterre-muxia";

  it("lead from Santiago to the cape, Fisterra and Muxía, and to both in either order", async () => {
    expect(await waysFrom("camino-ingles", "santiago-de-compostela")).toEqual([
      `${seaward}: faro-de-fisterra`,
      `${seaward}: fisterra`,
      `${seaward}: fisterra muxia`,
      `${seaward}: muxia`,
      `${seaward}: muxia fisterra`,
    ]);
  });

  it("lead from Muxía to Fisterra and the cape", async () => {
    expect(await waysFrom(seaward, "muxia")).toEqual([`${seaward}: faro-de-fisterra`, `${seaward}: fisterra`]);
  });

  it("lead from Fisterra to the cape and Muxía, and from the cape nowhere", async () => {
    expect(await waysFrom(seaward, "fisterra")).toEqual(
      [`${seaward}: faro-de-fisterra`, "camino-fisterra-muxia: muxia"].toSorted(),
    );
    expect(await waysFrom(seaward, "faro-de-fisterra")).toEqual([]);
  });

  it("never go back along the plan", async () => {
    expect(await waysFrom("camino-fisterra-muxia", "muxia")).toEqual([]);
    expect(await waysFrom(seaward, "fisterra", { mustStop: ["muxia"] })).toEqual([`${seaward}: faro-de-fisterra`]);
    // Muxía is on the way to Fisterra from there, and from Fisterra one would walk back to it.
    expect(await waysFrom(seaward, "dumbria")).toEqual([
      `${seaward}: faro-de-fisterra`,
      `${seaward}: fisterra`,
      `${seaward}: muxia`,
    ]);
  });

  it("continue on the same route and on others, each once", async () => {
    expect(await waysFrom("camino-frances", "burgos")).toEqual(["camino-frances: santiago-de-compostela"]);
    expect(await waysFrom("camino-frances", "ponferrada", { from: "leon" })).toEqual([
      "camino-de-invierno: santiago-de-compostela",
      "camino-frances: santiago-de-compostela",
    ]);
    expect(await waysFrom("camino-primitivo", "melide")).toEqual(["camino-primitivo: santiago-de-compostela"]);
  });
});

describe("other routes to the same destination", () => {
  const insteadOf = async (route: string, options: object, other: string) =>
    (await walksFrom(route, options)).find(({ kind, legs }) => kind === "instead" && legs.at(-1)?.route === other);

  it("are walked from the start if both start together", async () => {
    const central = await insteadOf("camino-portugues-de-la-costa", {}, "camino-portugues");
    expect(central).toMatchObject({ at: "porto", legs: [{ from: "porto", to: "santiago-de-compostela" }] });
  });

  it("branch off at a town with beds, if the fork has none", async () => {
    const inland = await insteadOf("camino-del-norte", {}, "camino-primitivo");
    expect(inland).toMatchObject({ at: "amandi", legs: [{ to: "amandi" }, { from: "amandi" }] });
    expect(inland!.atHouses).toBeGreaterThan(0);
  });
});
