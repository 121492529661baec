import { type FilterSpecification, featureFilter } from "@maplibre/maplibre-gl-style-spec";
import { layers, namedFlavor } from "@protomaps/basemaps";
import { expect, it } from "vitest";
import { testLayers, tileMetadata } from "./tile-file.ts";

const style = layers("map", namedFlavor("light"), { lang: "en" }).map((layer) => ({
  "source-layer": "",
  filter: undefined,
  ...layer,
}));
const types = ["Unknown", "Point", "LineString", "Polygon"] as const;

it("test tiles match the schema of the basemap's style", () => {
  const tile = testLayers({ z: 14, x: 7_900, y: 6_000 });
  expect(Object.keys(tile)).toEqual(tileMetadata.vector_layers.map(({ id }) => id));
  for (const [name, { features }] of Object.entries(tile)) {
    const drawing = style.filter((layer) => layer["source-layer"] === name);
    const read = JSON.stringify(drawing);
    for (const { type, tags } of features) {
      const isDrawn = drawing.some(({ filter }) =>
        featureFilter(filter as FilterSpecification | undefined, "filter").filter(
          { zoom: 14 },
          { type: types[type], properties: tags as Record<string, unknown> },
        ),
      );
      expect(isDrawn, `${name} ${JSON.stringify(tags)}`).toBe(true);
      // The style ignores the kind of a village, which tiles contain all the same.
      const attributes = Object.keys(tags).filter((key) => name !== "places" || key !== "kind_detail");
      if (drawing.some(({ filter }) => filter)) {
        for (const key of attributes) expect(read, `${name} ${key}`).toContain(`"${key}"`);
      }
    }
  }
});
