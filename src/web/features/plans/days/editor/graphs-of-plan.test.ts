import { afterEach, expect, it, vi } from "vitest";

import type { EditorDay } from "#contract/plans/plan-editor.ts";
import { townOn } from "#domain/route-graph/graph-lookup.ts";
import { tinyGraph } from "#tests/planner/graphs/tiny-graph.ts";
import { graphsOfPlan } from "./graphs-of-plan.ts";

afterEach(() => vi.unstubAllGlobals());

it("has the towns of the plan that are no longer published, in the same list every time", async () => {
  const graph = tinyGraph({
    arcs: [
      { from: "a", to: "b", km: 20 },
      { from: "b", to: "c", km: 20 },
    ],
  });
  const [first, second] = graph.arcs;
  const waypoints = graph.waypoints.map(({ townSlug, ...waypoint }) =>
    townSlug === "b" ? { ...waypoint, name: "" } : { ...waypoint, ...(townSlug && { townSlug }) },
  );
  vi.stubGlobal("fetch", async () => Response.json({ ...graph, waypoints }));
  const days = [
    { from: "a", to: "b", arcs: [first?.id], timeZone: "Europe/Lisbon" },
    { from: "b", to: "b", arcs: [] },
    { from: "b", to: "c", arcs: [second?.id] },
  ] as unknown as EditorDay[];
  const load = graphsOfPlan({ days });
  const graphs = await load(["r"]);
  expect(townOn(graphs[0], "b")).toMatchObject({ uuid: second?.from, name: "b", timeZone: "Europe/Lisbon" });
  expect(await load(["r"])).toBe(graphs);

  const [published] = await graphsOfPlan({ days: [] })(["r"]);
  expect(townOn(published, "b")).toBeUndefined();
});
