import { expect, it } from "vitest";

import type { Plan } from "#domain/planner/stage-planner/plan.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import { viewPlan } from "./make-plan-view.ts";

it.each([
  [{ country: "PT" }, "Europe/Lisbon"],
  [{ country: "US", timeZone: "America/New_York" }, "America/New_York"],
  [{ country: "ES" }, undefined],
  [{}, undefined],
])("states the time zone of the first night in %j unless it is that of Spain", (place, timeZone) => {
  const day = { number: 1, kind: "walk", from: "a", to: "b", km: 20, ascentM: 0, hours: 5, reasons: [] };
  const totals = { days: 2, walkingDays: 2, km: 40, ascentM: 0, climbUnknownKm: 0, hours: 10 };
  const plan = { days: [day, { ...day, number: 2, from: "b", to: "a" }], totals, byDays: [] } as unknown as Plan;
  const waypoints = [
    { townSlug: "a", country: "ES" },
    { townSlug: "b", ...place },
  ];
  const graph = { waypoints, arcs: [], branches: [], closures: [] } as unknown as RouteGraph;
  expect(viewPlan("camino", graph, plan).timeZone).toBe(timeZone);
});
