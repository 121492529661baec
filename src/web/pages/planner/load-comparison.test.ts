import { expect, it } from "vitest";
import { testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { loadComparison } from "./load-comparison.server.ts";

const { context } = testApplication(await testDatabase({ seeded: true }));
const load = (search: string) => loadComparison(context, new URL(`http://localhost/planner/compare${search}`));

const legs = "&then=camino-finisterre-muxia:fisterra";

it("keeps extensions, in each walk and in the link back", async () => {
  const { walks, back } = await load(`?route=camino-ingles${legs}`);
  expect(back.endsWith(legs)).toBe(true);
  for (const { address, name, nights } of walks) {
    expect(address.endsWith(legs)).toBe(true);
    expect(name).toBe("Ferrol – Fisterra");
    expect(nights.at(-1)).toBe("fisterra");
  }
});

it("explains why an extension has no walk", async () => {
  const { walks } = await load("?route=camino-ingles&then=camino-finisterre-muxia:ourense");
  for (const { figures, refusal } of walks) {
    expect(figures).toBeNull();
    const sentence = "Santiago de Compostela – ourense: There is no town “ourense” on this route.";
    expect(refusal).toEqual({ metric: sentence, imperial: sentence });
  }
});

it("explains distances in the units of every reader", async () => {
  const { walks } = await load("?route=camino-ingles&measure=km&ideal=3&max=4&days=3");
  const refusals = walks.flatMap(({ refusal }) => refusal ?? []);
  expect(refusals.length).toBeGreaterThan(0);
  for (const { metric, imperial } of refusals) {
    expect(metric).toContain(" km");
    expect(imperial).toContain(" mi");
    expect(imperial).not.toContain(" km");
  }
});

it("compares stored plans of a browser unchanged, with extensions", async () => {
  const address = encodeURIComponent(`?route=camino-ingles${legs}`);
  const { walks } = await load(`?plan=${address}&plan=${encodeURIComponent("?route=camino-ingles")}`);
  expect(walks.map(({ nights }) => nights.at(-1))).toEqual(["fisterra", "santiago-de-compostela"]);
  expect(walks[0]!.figures!.days).toBeGreaterThan(walks[1]!.figures!.days);
});

it("names unknown routes in a browser's plans, and shows the other plans", async () => {
  const plans = ["?route=camino-ingles", "?route=camino-gone", "?route=camino-ingles&then=camino-lost:muxia"];
  const { walks, unknownRoutes } = await load(`?${plans.map((plan) => `plan=${encodeURIComponent(plan)}`).join("&")}`);
  expect(walks.map(({ name }) => name)).toEqual(["Ferrol – Santiago de Compostela"]);
  expect(unknownRoutes).toEqual(["camino-gone", "camino-lost"]);
  await expect(load("?route=camino-gone")).rejects.toMatchObject({ kind: "not-found" });
});
