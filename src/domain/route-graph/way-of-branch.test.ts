import { expect, it } from "vitest";
import type { BranchKind, GraphArc, RouteGraph } from "./route-graph.ts";
import { wayOfBranch } from "./way-of-branch.ts";

const arc = (id: number, from: string, to: string, branch: string): GraphArc => ({
  id,
  from,
  to,
  mode: "walk",
  distanceM: 1000,
  ascentM: 0,
  descentM: 0,
  branches: [branch],
});
const branch = (slug: string, kind: BranchKind) => ({ slug, kind, name: slug, replaces: [] });

const graph: RouteGraph = {
  waypoints: [],
  arcs: [
    arc(1, "a", "b", "main"),
    arc(2, "b", "c", "main"),
    arc(3, "c", "d", "main"),
    arc(11, "x", "c", "valley"),
    arc(10, "b", "x", "valley"),
    arc(20, "far", "near", "approach"),
    arc(21, "near", "a", "approach"),
    arc(30, "far", "hill", "old"),
    arc(31, "hill", "near", "old"),
    arc(40, "c", "elsewhere", "link"),
  ],
  branches: [
    branch("main", "main"),
    branch("valley", "variant"),
    branch("approach", "approach"),
    branch("old", "variant"),
    branch("link", "link"),
  ],
  closures: [],
};

const ids = (slug: string) => wayOfBranch(graph, slug).map(({ id }) => id);

it("puts a variant in the place of what it replaces", () => {
  expect(ids("valley")).toEqual([1, 10, 11, 3]);
});

it("goes on from another start over the whole main way", () => {
  expect(ids("approach")).toEqual([20, 21, 1, 2, 3]);
});

it("leaves an approach for its variant", () => {
  expect(ids("old")).toEqual([30, 31, 21, 1, 2, 3]);
});

it("ends where a link leads elsewhere", () => {
  expect(ids("link")).toEqual([1, 2, 40]);
});

it("is the main way for main and for a branch that does not exist", () => {
  expect(ids("main")).toEqual([1, 2, 3]);
  expect(ids("nowhere")).toEqual([1, 2, 3]);
});
