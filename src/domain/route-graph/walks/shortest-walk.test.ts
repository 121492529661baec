import { describe, expect, it } from "vitest";
import { nextTowns, previousTowns } from "../towns/neighbouring-towns.ts";
import type { GraphArc, RouteGraph } from "../route-graph.ts";
import { shortestWalk, walkedMetres } from "./shortest-walk.ts";

const arc = (
  id: number,
  ends: string,
  distanceM: number,
  branch: string,
  mode: GraphArc["mode"] = "walk",
): GraphArc => ({
  id,
  from: ends[0]!,
  to: ends[1]!,
  mode,
  distanceM,
  ascentM: 0,
  descentM: 0,
  branches: [branch],
});

/** A to D along main by the junction j; a variant from j by the town v to D; a ferry from D to E. */
const arcs = [
  arc(5, "jv", 1, "valley"),
  arc(6, "vD", 9, "valley"),
  arc(1, "Aj", 4, "main"),
  arc(2, "jB", 3, "main"),
  arc(3, "BD", 5, "main"),
  arc(4, "DE", 7, "main", "ferry"),
];
const graph: RouteGraph = {
  waypoints: [..."AjBvDE"].map((uuid) => ({
    uuid,
    ...(uuid !== "j" && { townSlug: uuid.toLowerCase() }),
    name: uuid,
    size: "village",
    lat: 0,
    lon: 0,
    elevationM: null,
    services: [],
    lodging: {},
    seasonalLodging: [],
  })),
  arcs,
  branches: [
    { slug: "main", kind: "main", name: "Main", replaces: [] },
    { slug: "valley", kind: "variant", name: "Valley", replaces: [2, 3] },
  ],
  closures: [],
};

describe("walkedMetres", () => {
  it("measures the shortest walk to every town and back, without ferries", () => {
    expect(Object.fromEntries(walkedMetres(arcs, "A"))).toEqual({ A: 0, j: 4, v: 5, B: 7, D: 12, E: 12 });
    expect(Object.fromEntries(walkedMetres(arcs, "D", "backward"))).toEqual({ D: 0, B: 5, j: 8, v: 9, A: 12 });
  });
});

describe("shortestWalk", () => {
  it("returns the arcs in walking order", () => {
    expect(shortestWalk(arcs, "A", "D")?.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(shortestWalk(arcs, "A", "v")?.map(({ id }) => id)).toEqual([1, 5]);
  });

  it("is empty for equal ends and null for unreachable ones", () => {
    expect(shortestWalk(arcs, "A", "A")).toEqual([]);
    expect(shortestWalk(arcs, "D", "A")).toBeNull();
  });
});

describe("neighbouring towns", () => {
  const facts = (towns: ReturnType<typeof nextTowns>) =>
    towns.map(({ town, arcs: [...way] }) => [town.name, way.map(({ id }) => id)]);

  it("skips waypoints without a town, on every branch, main line first", () => {
    expect(facts(nextTowns(graph, "A"))).toEqual([
      ["B", [1, 2]],
      ["v", [1, 5]],
    ]);
    expect(facts(previousTowns(graph, "v"))).toEqual([["A", [1, 5]]]);
  });

  it("finds both branches that join, and none at the ends", () => {
    expect(facts(previousTowns(graph, "D"))).toEqual([
      ["B", [3]],
      ["v", [6]],
    ]);
    expect(nextTowns(graph, "E")).toEqual([]);
    expect(previousTowns(graph, "A")).toEqual([]);
  });
});
