import { expect, it } from "vitest";

import { emptyGraph, type RouteGraph } from "#domain/route-graph/route-graph.ts";
import { inZoneOfFirstNight } from "./change-visitor-plan.ts";
import type { VisitorPlan } from "./visitor-plans.ts";

const town = (townSlug: string, country: string) => ({ townSlug, country }) as RouteGraph["waypoints"][number];
const graph: RouteGraph = { ...emptyGraph, waypoints: [town("valenca", "PT"), town("tui", "ES")] };
const ending = (to: string, timeZone?: string) =>
  ({
    id: "1",
    content: { days: [{ to }, { to: "redondela" }] },
    ...(timeZone !== undefined && { timeZone }),
  }) as unknown as VisitorPlan;

it.each([
  ["from Portugal to Spain", "Europe/Lisbon", "tui", undefined],
  ["from Spain to Portugal", undefined, "valenca", "Europe/Lisbon"],
  ["within Portugal", "Europe/Lisbon", "valenca", "Europe/Lisbon"],
  ["to a town that is not known", "Europe/Lisbon", "nowhere", "Europe/Lisbon"],
])("a visitor's plan has the time zone of its first night when that moves %s", (_, before, to, after) => {
  expect(inZoneOfFirstNight(ending(to, before), graph).timeZone).toBe(after);
});
