import { expect, it } from "vitest";

import { inWalkingOrder, mainWay } from "./main-way.ts";
import type { GraphArc, RouteGraph } from "../route-graph.ts";

const arc = (id: number, from: string, to: string, branches: readonly string[]): GraphArc => ({
  id,
  from,
  to,
  mode: "walk",
  distanceM: 1000,
  ascentM: 0,
  descentM: 0,
  branches,
});

const graph = (arcs: readonly GraphArc[]): RouteGraph => ({
  waypoints: [],
  arcs,
  branches: [
    { slug: "valley", kind: "variant", name: "Valley", replaces: [] },
    { slug: "main", kind: "main", name: "Main", replaces: [] },
  ],
  closures: [],
});

it("follows the main branch from its start, whatever the order of the arcs", () => {
  const way = mainWay(
    graph([
      arc(3, "c", "d", ["main"]),
      arc(9, "a", "c", ["valley"]),
      arc(1, "a", "b", ["main"]),
      arc(2, "b", "c", ["main", "valley"]),
    ]),
  );
  expect(way.map((each) => each.id)).toEqual([1, 2, 3]);
});

it("is empty without a main branch and ends where the chain breaks", () => {
  expect(mainWay({ ...graph([]), branches: [] })).toEqual([]);
  expect(mainWay(graph([arc(1, "a", "b", ["main"]), arc(2, "x", "y", ["main"])])).map((each) => each.id)).toEqual([1]);
});

it("terminates on a loop", () => {
  expect(
    mainWay(graph([arc(1, "a", "b", ["main"]), arc(2, "b", "c", ["main"]), arc(3, "c", "b", ["main"])])).map(
      (each) => each.id,
    ),
  ).toEqual([1, 2, 3]);
});

it("goes to a detour and back, on main and as a branch of its own", () => {
  const detour = [arc(2, "b", "m", ["main"]), arc(3, "m", "b", ["main"])];
  const way = mainWay(graph([arc(1, "a", "b", ["main"]), ...detour, arc(4, "b", "c", ["main"])]));
  expect(way.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  expect(inWalkingOrder(detour)).toEqual(detour);
});
