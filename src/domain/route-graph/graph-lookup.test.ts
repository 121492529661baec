import { expect, it } from "vitest";
import type { RouteGraph } from "./route-graph.ts";
import { arcsOf, endOfArc, townOn } from "./graph-lookup.ts";

const graph = {
  waypoints: [{ uuid: "a", townSlug: "logrono", name: "Logroño" }, { uuid: "bridge" }],
  arcs: [
    { id: 1, from: "a", to: "bridge" },
    { id: 2, from: "bridge", to: "elsewhere" },
  ],
} as unknown as RouteGraph;

it("lists arcs in the order of their ids and leaves out unknown ones", () => {
  expect(arcsOf(graph, [2, 7, 1, 2]).map(({ id }) => id)).toEqual([2, 1, 2]);
});

it("finds the waypoint of a town, and none without a graph or for another town", () => {
  expect(townOn(graph, "logrono")?.name).toBe("Logroño");
  expect(townOn(graph, "undefined")).toBeUndefined();
  expect(townOn(null, "logrono")).toBeUndefined();
});

it("finds the end of an arc, and none for unknown arcs and waypoints", () => {
  expect(endOfArc(graph, 1)?.uuid).toBe("bridge");
  expect(endOfArc(graph, 2)).toBeUndefined();
  expect(endOfArc(graph, 3)).toBeUndefined();
});
