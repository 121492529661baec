import { expect, it } from "vitest";
import { basemapFeatures, basemapLabels, type StoredBasemap } from "./basemap.ts";

const stored: StoredBasemap = {
  stepsPerDegree: 10,
  land: [[0, 0, 10, 0, 0, 10]],
  countryBorders: [],
  regionBorders: [],
  provinceBorders: [],
  rivers: [[-15, 421, 5, -1]],
  labels: [{ key: "galicia", kind: "region", lat: 42.35, lon: -7.75 }],
};

it("adds up stored differences and closes rings", () => {
  const { features } = basemapFeatures(stored);
  const land = features.find(({ properties }) => properties?.["kind"] === "land");
  expect(land?.geometry).toEqual({
    type: "MultiPolygon",
    coordinates: [
      [
        [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 0],
        ],
      ],
    ],
  });
  const river = features.find(({ properties }) => properties?.["kind"] === "river");
  expect(river?.geometry).toEqual({
    type: "MultiLineString",
    coordinates: [
      [
        [-1.5, 42.1],
        [-1, 42],
      ],
    ],
  });
});

it("names what it labels in the language of the page", () => {
  const [label] = basemapLabels(stored, (key) => `<${key}>`).features;
  expect(label?.properties).toEqual({ kind: "region", name: "<galicia>" });
});
