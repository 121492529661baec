import { expect, it } from "vitest";

import type { GraphPart } from "#contract/administration/graph.ts";
import { encodePolyline } from "#domain/geography/route-geometry/polyline.ts";

import { graphFeatures, draggedFeatures, sketchFeatures } from "./graph-features.ts";

const [a, bend, b, c] = [
  { lat: 42, lon: -8 },
  { lat: 42.1, lon: -8 },
  { lat: 42.1, lon: -7.9 },
  { lat: 42.2, lon: -7.9 },
];
const about = { name: null, kind: "junction", isTown: false };
const way = { mode: "walk", distanceM: 1, isUsed: true };
const graph: GraphPart = {
  waypoints: [
    { ...about, ...a, uuid: "a", slug: "a" },
    { ...about, ...b, uuid: "b", slug: "b" },
    { ...about, ...c, uuid: "c", slug: "c" },
  ],
  arcs: [
    { ...way, id: 1, from: "a", to: "b", line: encodePolyline([a, bend, b]) },
    { ...way, id: 2, from: "b", to: "c", line: null },
  ],
};
const coordinates = (features: ReturnType<typeof graphFeatures>) =>
  features.map(({ geometry }) => ("coordinates" in geometry ? geometry.coordinates : null));

it("arcs without a line are straight, and the selection is marked", () => {
  const features = graphFeatures(graph, { kind: "arc", id: 2 });
  expect(coordinates(features)[1]).toEqual([
    [-7.9, 42.1],
    [-7.9, 42.2],
  ]);
  expect(
    features.filter(({ properties }) => properties?.["isChosen"]).map(({ properties }) => properties?.["arc"]),
  ).toEqual([2]);
});

it("dragging a waypoint moves the ends of its arcs", () => {
  const place = { lat: 42.15, lon: -7.95 };
  expect(coordinates(draggedFeatures(graph, { uuid: "b", place }))).toEqual([
    [
      [-7.95, 42.15],
      [-8, 42.1],
    ],
    [
      [-7.95, 42.15],
      [-7.9, 42.2],
    ],
    [-7.95, 42.15],
  ]);
  expect(draggedFeatures(graph, null)).toEqual([]);
});

it("a new arc is drawn through the clicked points", () => {
  expect(coordinates(sketchFeatures(graph, "a", [bend]))[0]).toEqual([
    [-8, 42],
    [-8, 42.1],
  ]);
  expect(sketchFeatures(graph, "a", [])).toHaveLength(1);
  expect(sketchFeatures(graph, null, [])).toEqual([]);
});
