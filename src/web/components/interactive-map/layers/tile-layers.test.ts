import { LIGHT } from "@protomaps/basemaps";
import { validateStyleMin } from "@maplibre/maplibre-gl-style-spec";
import { expect, it } from "vitest";
import type { Palette } from "./palette.ts";
import { tileLayers } from "./tile-layers.ts";

/** A unique value for each colour, to distinguish it from the library's. */
const palette = new Proxy(
  {},
  { get: (_, name: string) => `#${Buffer.from(name.padEnd(3, "0")).toString("hex").slice(0, 6)}` },
) as Palette;
const layers = tileLayers(palette, { language: "es", isKnown: new Set(["Sarria"]) });

it("creates valid MapLibre layers", () => {
  const style = {
    version: 8 as const,
    sources: { tiles: { type: "vector" as const, tiles: ["tiles://{z}/{x}/{y}"] } },
    layers,
  };
  expect(validateStyleMin(style).map(({ message }) => message)).toEqual([]);
});

it("draws streets, paths, water, buildings and labels, without sprites or external glyphs", () => {
  const ids = layers.map(({ id }) => id);
  for (const id of ["earth", "water", "water_river", "buildings", "roads_other", "roads_minor", "places_locality"])
    expect(ids).toContain(`tiles-${id}`);
  expect(JSON.stringify(layers)).not.toMatch(/Noto|icon-image|sprite/);
});

it("takes every colour from the palette of the page", () => {
  const foreign = new Set(Object.values(LIGHT).filter((value): value is string => typeof value === "string"));
  const written = JSON.stringify(layers.map(({ paint }) => paint)).match(/#[0-9a-f]{6}/gi) ?? [];
  expect(written.length).toBeGreaterThan(40);
  expect(written.filter((colour) => foreign.has(colour))).toEqual([]);
});

it("labels in the language of the page, without duplicating labels of the overlay", () => {
  const field = JSON.stringify(layers.find(({ id }) => id === "tiles-places_locality")?.layout);
  expect(field).toContain('"name:es"');
  expect(field).toContain('["Sarria"]');
});
