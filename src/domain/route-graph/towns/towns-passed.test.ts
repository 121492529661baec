import { expect, it } from "vitest";
import type { RouteGraph } from "../route-graph.ts";
import { townsPassed } from "./towns-passed.ts";

/** A bridge between two towns, a ferry, and the end. */
const graph = {
  waypoints: [
    { uuid: "a", townSlug: "a", name: "A", services: [] },
    { uuid: "bridge", name: "Bridge", services: [] },
    { uuid: "b", townSlug: "b", name: "B", services: ["pharmacy"] },
    { uuid: "c", townSlug: "c", name: "C", services: [] },
    { uuid: "d", townSlug: "d", name: "D", services: [] },
  ],
  arcs: [
    { id: 1, from: "a", to: "bridge", mode: "walk", distanceM: 1_000 },
    { id: 2, from: "bridge", to: "b", mode: "walk", distanceM: 2_500 },
    { id: 3, from: "b", to: "c", mode: "ferry", distanceM: 9_000 },
    { id: 4, from: "c", to: "d", mode: "walk", distanceM: 4_000 },
  ],
} as unknown as RouteGraph;

it("lists the towns between the ends of a day with walked kilometres", () => {
  expect(townsPassed(graph, [1, 2, 3, 4])).toEqual([
    { slug: "b", town: graph.waypoints[2], km: 3.5 },
    { slug: "c", town: graph.waypoints[3], km: 3.5 },
  ]);
});
