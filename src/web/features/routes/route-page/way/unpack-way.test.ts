import { describe, expect, it } from "vitest";
import { buildProfile } from "#domain/geography/elevation-profile/build-profile.ts";
import type { WalkedArc } from "#domain/geography/elevation-profile/profile.ts";
import type { GraphArc, GraphWaypoint, RouteGraph } from "#domain/route-graph/route-graph.ts";
import { unpackWay } from "./unpack-way.ts";
import { viewWay } from "./view-way.ts";

const waypoint = (uuid: string, lon: number, facts: Partial<GraphWaypoint> = {}): GraphWaypoint => ({
  uuid,
  name: uuid,
  size: "village",
  lat: 42,
  lon,
  elevationM: 100,
  services: [],
  lodging: {},
  seasonalLodging: [],
  ...facts,
});
const arc = (id: number, from: string, to: string, mode: GraphArc["mode"] = "walk"): GraphArc => ({
  id,
  from,
  to,
  mode,
  distanceM: 2345,
  ascentM: null,
  descentM: null,
  branches: [],
});
const graph: RouteGraph = {
  waypoints: [
    waypoint("a", 0, { townSlug: "a", lodging: { hotel: 2 } }),
    waypoint("pass", 0.03, { elevationM: 900 }),
    waypoint("b", 0.06, { townSlug: "b", services: ["bank"] }),
    waypoint("c", 0.2, { townSlug: "c" }),
    waypoint("x", 0.04, { lat: 42.1, townSlug: "x" }),
    waypoint("y", 0.05, { lat: 42.1 }),
  ],
  arcs: [
    arc(1, "a", "pass"),
    arc(2, "pass", "b"),
    arc(3, "b", "c", "ferry"),
    arc(5, "x", "y"),
    arc(4, "a", "x"),
    arc(6, "y", "b"),
  ],
  branches: [],
  closures: [],
};
const line = (from: number, to: number): WalkedArc["line"] => [
  [42, from],
  [42, to],
];
const walked: WalkedArc[] = [
  { walkedM: 2345, fromElevationM: 100, toElevationM: 900, line: line(0, 0.03) },
  { walkedM: 2345, fromElevationM: 900, toElevationM: 100, line: line(0.03, 0.06) },
  { walkedM: 0, fromElevationM: 100, toElevationM: 100, line: line(0.06, 0.2) },
];
const view = viewWay({
  graph,
  lines: new Map(),
  arcs: graph.arcs.slice(0, 3),
  walked,
  profile: buildProfile(walked),
  places: [{ name: "pass", km: 2.3 }],
});

describe("an unpacked route", () => {
  it("has its towns in order with kilometres; ferries add none", () => {
    expect(unpackWay(view).towns.map(({ slug, km, houses }) => [slug, km, houses])).toEqual([
      ["a", 0, 2],
      ["b", 4.69, 0],
      ["c", 4.69, 0],
    ]);
    expect(view.summits).toEqual([{ name: "pass", km: 2.35 }]);
  });

  it("has line, map lines and profile", () => {
    const way = unpackWay(view);
    expect(way.line.map(({ lon, km }) => [lon, km])).toEqual([
      [0, 0],
      [0.03, 2.35],
      [0.06, 4.69],
      [0.2, 4.69],
    ]);
    expect(way.profile?.points.map(({ elevationM }) => elevationM)).toEqual([100, 900, 100]);
    expect(way.profile).toMatchObject({ minM: 100, maxM: 900, lengthKm: 4.69 });
  });

  it("joins legs off the route into one line", () => {
    const variants = unpackWay(view).mapLines.filter(({ kind }) => kind === "variant");
    expect(variants.map(({ points }) => points.length)).toEqual([4]);
  });
});
