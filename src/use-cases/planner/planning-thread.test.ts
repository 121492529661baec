import { describe, expect, it } from "vitest";
import { planStages } from "#domain/stage-planner/plan-stages.ts";
import { withDefaults } from "#domain/stage-planner/planner-input.ts";
import { readRealRoutes } from "#tests/planner/graph-from-data.ts";
import { isHeavy, planInThread } from "./planning-thread.ts";

const real = readRealRoutes();
const ends = real.routes.find((route) => route.slug === "camino-ingles")!;
const graph = real.graphOf("camino-ingles");

describe("planning in a thread of its own", () => {
  it("answers as planning here does, wish after wish", async () => {
    const wishes = [5, 6, 7].map((ideal) => withDefaults(ends, { route: "camino-ingles", ideal }));
    const results = await Promise.all(wishes.map((input) => planInThread(graph, input)));
    expect(results).toEqual(wishes.map((input) => planStages(graph, input)));
  });

  it("leaves the event loop free while it works", async () => {
    const input = withDefaults(ends, { route: "camino-ingles", ideal: 0.5, restEvery: { after: 30, min: 1, max: 60 } });
    let answered = false;
    const planning = planInThread(graph, input).then((result) => {
      answered = true;
      return result;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(answered).toBe(false);
    expect(await planning).toMatchObject({ ok: true });
  });

  it("is for wishes with very many possibilities only", () => {
    const wish = { route: "camino-ingles" };
    expect(isHeavy(withDefaults(ends, wish))).toBe(false);
    expect(isHeavy(withDefaults(ends, { ...wish, restEvery: { after: 7, min: 5, max: 9 } }))).toBe(false);
    expect(isHeavy(withDefaults(ends, { ...wish, restEvery: { after: 30, min: 1, max: 60 } }))).toBe(true);
    expect(isHeavy(withDefaults(ends, { ...wish, ideal: 1 }))).toBe(true);
  });
});
