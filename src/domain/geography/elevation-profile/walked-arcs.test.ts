import { describe, expect, it } from "vitest";
import type { GraphArc, GraphWaypoint, RouteGraph } from "#domain/route-graph/route-graph.ts";
import { placesOnWalk, walkedArcs } from "./walked-arcs.ts";

const waypoint = (uuid: string, lon: number, name = uuid): GraphWaypoint => ({
  uuid,
  name,
  size: "village",
  lat: 42,
  lon,
  elevationM: 100,
  services: [],
  lodging: {},
  seasonalLodging: [],
});
const arc = (id: number, from: string, to: string, mode: GraphArc["mode"] = "walk"): GraphArc => ({
  id,
  from,
  to,
  mode,
  distanceM: 2000,
  ascentM: null,
  descentM: null,
  branches: ["main"],
});
const graph: RouteGraph = {
  waypoints: [waypoint("a", 0), waypoint("b", 0.1, ""), waypoint("c", 0.2), waypoint("d", 0.3)],
  arcs: [arc(1, "a", "b"), arc(2, "b", "c"), arc(3, "c", "d", "ferry")],
  branches: [],
  closures: [],
};

describe("walkedArcs", () => {
  it("uses the line if there is one, else a straight line", () => {
    const line = [
      [42, 0],
      [42.1, 0.05],
      [42, 0.1],
    ] as const;
    const [first, second] = walkedArcs(graph, [1, 2], new Map([[1, line]]));
    expect(first?.line).toBe(line);
    expect(second?.line).toEqual([
      [42, 0.1, 100],
      [42, 0.2, 100],
    ]);
  });

  it("adds no distance for a ferry", () => {
    expect(walkedArcs(graph, [3], new Map())[0]?.walkedM).toBe(0);
  });
});

describe("placesOnWalk", () => {
  it("assigns named waypoints their walked kilometre", () => {
    expect(placesOnWalk(graph, [1, 2, 3])).toEqual([
      { name: "a", km: 0 },
      { name: "c", km: 4 },
      { name: "d", km: 4 },
    ]);
  });
});
