import { createExpression, latest, type StylePropertySpecification } from "@maplibre/maplibre-gl-style-spec";
import { expect, it } from "vitest";
import { overlayLayers } from "./overlay-layers.ts";
import type { Palette } from "./palette.ts";

const layers = overlayLayers({} as Palette, { plain: ["plain"], strong: ["strong"], sea: ["sea"] });
const ids = layers.map(({ id }) => id);
const [badges, numbers, names] = ["days", "day-numbers", "town-names"].map((id) => {
  const layer = layers.find((one) => one.id === id);
  return { ...layer?.layout, ...layer?.paint } as Record<string, unknown>;
});

/** Evaluates a property of a layer for a town at a zoom level. */
function valueOf(of: Record<string, unknown> | undefined, name: string, zoom: number, town: object): unknown {
  const known = new Map(Object.entries<object>({ ...latest.layout_symbol, ...latest.paint_circle })).get(name);
  const parsed = createExpression(of?.[name], `layers.${name}`, known as StylePropertySpecification);
  if (parsed.result === "error") throw new Error(String(parsed.value));
  return parsed.value.evaluate({ zoom }, { type: "Point", properties: { ...town } });
}

it("labels yield to the numbers of nights", () => {
  // Symbols of layers above are placed before those below.
  expect(ids.indexOf("day-numbers")).toBeGreaterThan(ids.indexOf("town-names"));
  expect(numbers?.["text-ignore-placement"]).toBeUndefined();
  expect(numbers?.["text-allow-overlap"]).toBe(true);
});

it.each([5, 8.5, 12, 16])("keeps the label of a night off its badge at zoom %i", (zoom) => {
  for (const side of ["under", "beside", "north", "south"]) {
    const town = { side, night: true, rank: 3 };
    const number = (of: Record<string, unknown> | undefined, name: string) => Number(valueOf(of, name, zoom, town));
    const size = number(names, "text-size");
    const badge = number(badges, "circle-radius") + Number(badges?.["circle-stroke-width"]);
    const taken = number(numbers, "text-size") * 0.6 + number(numbers, "text-padding");
    const { values } = valueOf(names, "text-variable-anchor-offset", zoom, town) as { values: (string | number[])[] };
    const offsets = values.filter((value) => typeof value !== "string");
    expect(offsets.length).toBeGreaterThan(4);
    for (const offset of offsets) {
      const away = Math.max(...offset.map(Math.abs)) * size;
      expect(away).toBeGreaterThan(badge);
      expect(away - Number(names?.["text-padding"])).toBeGreaterThan(taken);
    }
  }
});

it("draws towns no larger than villages, because sources classify them inconsistently", () => {
  const [end, city, town, village] = [0, 1, 2, 3].map((rank) => Number(valueOf(names, "text-size", 9, { rank })));
  expect(town).toBe(village);
  expect(city).toBeGreaterThan(town ?? 0);
  expect(end).toBeGreaterThan(city ?? 0);
});
