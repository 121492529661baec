import { expect, it } from "vitest";

import type { GraphArc, GraphWaypoint, RouteGraph } from "#domain/route-graph/route-graph.ts";
import { planOnKnownBeds } from "./plan-on-known-beds.ts";
import { withDefaults } from "../options/with-defaults.ts";

const town = (name: string, houses: number): GraphWaypoint => ({
  uuid: name,
  townSlug: name,
  name,
  size: "village",
  lat: 43,
  lon: -1,
  elevationM: null,
  services: [],
  lodging: houses > 0 ? { hotel: houses } : {},
  seasonalLodging: [],
});

const leg = (id: number, from: string, to: string): GraphArc => ({
  id,
  from,
  to,
  mode: "walk",
  distanceM: 25_000,
  ascentM: null,
  descentM: null,
  branches: ["main"],
});

function route(houses: readonly [number, number, number]): RouteGraph {
  return {
    waypoints: [town("a", houses[0]), town("b", houses[1]), town("c", houses[2])],
    arcs: [leg(1, "a", "b"), leg(2, "b", "c")],
    branches: [{ slug: "main", kind: "main", name: "Main", replaces: [] }],
    closures: [],
  };
}

const options = withDefaults({ start: "a", end: "c" }, { route: "r", max: 7 });

it("ignores beds if none is known except at the ends", () => {
  const { result, bedsUnknown } = planOnKnownBeds(route([1, 0, 4]), options);
  expect(bedsUnknown).toBe(true);
  expect(result.ok && result.plan.days.map((day) => day.to)).toEqual(["b", "c"]);
});

it("requires beds as soon as one is known, unless they do not matter", () => {
  expect(planOnKnownBeds(route([0, 1, 0]), options).bedsUnknown).toBe(false);
  expect(planOnKnownBeds(route([0, 0, 0]), { ...options, lodging: "ignore" }).bedsUnknown).toBe(false);
});
