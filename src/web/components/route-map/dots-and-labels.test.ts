import { describe, expect, it } from "vitest";
import { fitView } from "./fit-view.ts";
import { lineGrid } from "#domain/geography/map-labels/line-grid.ts";
import type { MapStop } from "./map-types.ts";
import { foldedName, layOutStops } from "./dots-and-labels.ts";

const box = { width: 640, height: 400 };
const many: MapStop[] = Array.from({ length: 200 }, (_, index) => ({
  id: `s${index}`,
  name: `Village number ${index}`,
  kind: index === 0 || index === 199 ? "terminus" : "village",
  lat: 42.5 + 0.2 * Math.sin(index / 20),
  lon: -1.2 - index * 0.037,
}));
const projection = fitView(
  many.map(({ lat, lon }) => [lat, lon] as const),
  box,
);
const input = {
  projection,
  view: { k: 1, x: 0, y: 0 },
  box,
  line: lineGrid([], box.width, box.height),
  stops: many,
  selected: null,
  sheetLabels: [],
  nameOf: () => "",
  reserved: [],
};

describe("layOutStops", () => {
  it("thins out crowded villages but keeps start, end and the selected one with their labels", () => {
    const { stops } = layOutStops({ ...input, selected: "s77" });
    expect(stops.length).toBeLessThan(120);
    for (const id of ["s0", "s77", "s199"]) {
      expect(stops.find(({ stop }) => stop.id === id)?.label).toBeTruthy();
    }
  });

  it("shows more stops at higher zoom, and only those in the box", () => {
    const whole = layOutStops(input).stops.length;
    const zoomed = layOutStops({ ...input, view: { k: 6, x: -1200, y: -1000 } });
    const shown = many.filter(({ id }) => zoomed.stops.some(({ stop }) => stop.id === id));
    expect(zoomed.stops.every(({ x }) => x > 0 && x < box.width)).toBe(true);
    expect(shown.length).toBeGreaterThan((whole / 6) * 1.2);
  });

  it("labels a region only where there is room", () => {
    const label = { key: "galicia", kind: "region", x: 200, y: 380, room: 150 } as const;
    const named = { ...input, nameOf: () => "Galicia" };
    expect(layOutStops({ ...named, sheetLabels: [label] }).labels).toHaveLength(1);
    expect(layOutStops({ ...named, sheetLabels: [{ ...label, room: 40 }] }).labels).toEqual([]);
    const buttons = [[100, 300, 300, 400]] as const;
    expect(layOutStops({ ...named, sheetLabels: [label], reserved: buttons }).labels).toEqual([]);
  });
});

describe("foldedName", () => {
  it("breaks a long name where its two lines are most alike", () => {
    expect(foldedName("Santiago de Compostela")).toEqual(["Santiago de", "Compostela"]);
    expect(foldedName("Saint-Jean-Pied-de-Port")).toEqual(["Saint-Jean-", "Pied-de-Port"]);
    expect(foldedName("Faro de Fisterra")).toEqual(["Faro de", "Fisterra"]);
    expect(foldedName("Ponferrada")).toEqual(["Ponferrada"]);
  });
});
