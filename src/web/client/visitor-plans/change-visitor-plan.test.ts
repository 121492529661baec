import { expect, it } from "vitest";

import type { StoredPlan } from "#domain/plans/editing/stored-plan.ts";
import { emptyGraph, type RouteGraph } from "#domain/route-graph/route-graph.ts";
import { withDays } from "./change-visitor-plan.ts";
import type { VisitorPlan } from "./visitor-plans.ts";

const town = (townSlug: string, country: string) => ({ townSlug, country }) as RouteGraph["waypoints"][number];
const graph: RouteGraph = { ...emptyGraph, waypoints: [town("valenca", "PT"), town("tui", "ES")] };
const ending = (to: string) => ({ days: [{ to }, { to: "redondela" }] }) as unknown as StoredPlan;
const stored = (timeZone?: string) =>
  ({ id: "1", name: "", search: "", input: {}, ...(timeZone !== undefined && { timeZone }) }) as VisitorPlan;

it.each([
  ["from Portugal to Spain", "Europe/Lisbon", "tui", undefined],
  ["from Spain to Portugal", undefined, "valenca", "Europe/Lisbon"],
  ["within Portugal", "Europe/Lisbon", "valenca", "Europe/Lisbon"],
  ["to a town that is not known", "Europe/Lisbon", "nowhere", "Europe/Lisbon"],
])("a visitor's plan has the time zone of its first night when that moves %s", (_, before, to, after) => {
  const changed = withDays(stored(before), ending(to), graph);
  expect(changed.timeZone).toBe(after);
  expect(changed.days).toBe(2);
});

it("keeps its time zone as long as its route is not available", () => {
  expect(withDays(stored("Europe/Lisbon"), ending("tui"), null).timeZone).toBe("Europe/Lisbon");
});
