import { expect, it } from "vitest";
import type { GraphArc } from "../route-graph.ts";
import { stretchAround } from "./stretch-around.ts";

const places = ["a", "b", "c", "d", "e", "f"];
const way = places.slice(1).map((to, index): GraphArc => ({
  id: index + 1,
  from: places[index] ?? "",
  to,
  mode: "walk",
  distanceM: 1000,
  ascentM: null,
  descentM: null,
  branches: ["main"],
}));
const ids = (arcs: readonly GraphArc[]) => arcs.map(({ id }) => id);

it("takes the requested distance before and after", () => {
  expect(ids(stretchAround(way, "c", 1000))).toEqual([2, 3]);
  expect(ids(stretchAround(way, "c", 1500))).toEqual([1, 2, 3, 4]);
});

it("extends to a waypoint that may be an end", () => {
  expect(ids(stretchAround(way, "c", 1000, (place) => place === "a" || place === "e"))).toEqual([1, 2, 3, 4]);
});

it("ends at the ends of the way", () => {
  expect(ids(stretchAround(way, "a", 2000))).toEqual([1, 2]);
  expect(ids(stretchAround(way, "f", 2000))).toEqual([4, 5]);
  expect(ids(stretchAround(way, "c", 99_000))).toEqual([1, 2, 3, 4, 5]);
});

it("is empty for a town off the way", () => {
  expect(stretchAround(way, "z", 1000)).toEqual([]);
});
