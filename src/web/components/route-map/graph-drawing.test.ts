import { describe, expect, it } from "vitest";
import type { GraphArc, GraphWaypoint, RouteGraph } from "#domain/route-graph/route-graph.ts";
import { linesOfGraph, stopOfWaypoint } from "./graph-drawing.ts";

const waypoint = (uuid: string, lon: number): GraphWaypoint => ({
  uuid,
  townSlug: `town-${uuid}`,
  name: uuid,
  size: "other",
  lat: 42,
  lon,
  elevationM: null,
  services: [],
  lodging: {},
  seasonalLodging: [],
});
const arc = (id: number, from: string, to: string, branch: string): GraphArc => ({
  id,
  from,
  to,
  mode: "walk",
  distanceM: 1000,
  ascentM: null,
  descentM: null,
  branches: [branch],
});
/** a → b → c → d, and b → x → c beside it; arcs in no order. */
const graph: RouteGraph = {
  waypoints: ["a", "b", "c", "d", "x"].map((uuid, index) => waypoint(uuid, index / 10)),
  arcs: [
    arc(3, "c", "d", "main"),
    arc(1, "a", "b", "main"),
    arc(5, "x", "c", "v"),
    arc(2, "b", "c", "main"),
    arc(4, "b", "x", "v"),
  ],
  branches: [],
  closures: [],
};
const lons = (points: readonly (readonly [number, number, ...unknown[]])[]) => points.map((point) => point[1]);

describe("linesOfGraph", () => {
  it("joins the main way into one line and each variant into another", () => {
    const [main, variant, ...rest] = linesOfGraph(graph, new Map());
    expect(rest).toEqual([]);
    expect(main?.kind).toBe("main");
    expect(lons(main?.points ?? [])).toEqual([0, 0.1, 0.2, 0.3]);
    expect(variant?.kind).toBe("variant");
    expect(lons(variant?.points ?? [])).toEqual([0.1, 0.4, 0.2]);
  });

  it("takes a plan's own arcs for the main way", () => {
    const drawn = linesOfGraph(graph, new Map(), [1, 4, 5, 3]);
    expect(drawn.map(({ kind, points }) => [kind, lons(points)])).toEqual([
      ["main", [0, 0.1, 0.4, 0.2, 0.3]],
      ["variant", [0.1, 0.2]],
    ]);
  });
});

describe("stopOfWaypoint", () => {
  it("knows a stop by its town and an unsized place as a village", () => {
    expect(stopOfWaypoint(waypoint("a", 0))).toMatchObject({ id: "town-a", kind: "village" });
    expect(stopOfWaypoint(waypoint("a", 0), { isTerminus: true }).kind).toBe("terminus");
  });
});
