import { expect, it } from "vitest";
import type { TownService } from "#domain/route-graph/route-graph.ts";
import { longStretches } from "./long-stretches.ts";
import type { WayEntry } from "./way-entries.ts";

interface Village {
  readonly services?: readonly TownService[];
  readonly houses?: number;
  readonly typesChosen?: boolean;
}

function village(name: string, km: number, { services = [], houses = 0, typesChosen = false }: Village = {}): WayEntry {
  const town = { slug: name.toLowerCase(), name, leg: 0, size: "village", lat: 42, lon: -3, elevationM: null } as const;
  return { is: "town", places: [], ...town, services, houses, typesChosen, alongM: km * 1000 };
}

function fountain(km: number): WayEntry {
  return { is: "place", kind: "fountain", group: "water", name: null, lat: 42, lon: -3, alongM: km * 1000, offM: 20 };
}

const all: Village = { services: ["restaurant", "groceries"], houses: 3 };

it("merges needs missing on the same section, and is uncertain about beds and fountains", () => {
  expect(longStretches([village("Carrión", 0, all), fountain(1), village("Calzadilla", 17, all)])).toEqual([
    { lacking: "water-food-bed", metres: 16_000, from: "Carrión", to: "Calzadilla", isSure: false, typesChosen: false },
  ]);
});

it("is certain of an absence only if services of every village are known", () => {
  const bare = village("Middle", 7, { houses: 1 });
  const known = village("Middle", 7, { services: ["bus"], houses: 1 });
  const tell = (middle: WayEntry) =>
    longStretches([village("First", 0, all), middle, fountain(8), village("Last", 14, all)]);
  expect(tell(bare)).toMatchObject([{ lacking: "food", metres: 14_000, isSure: false }]);
  expect(tell(known)).toMatchObject([{ lacking: "food", metres: 14_000, isSure: true }]);
});

it("counts a shop as food, food as water, and the longer of two stretches", () => {
  const shop = village("Shop", 11, { services: ["groceries"] });
  const day = [
    village("First", 0, all),
    shop,
    village("Bar", 20, { services: ["restaurant"] }),
    village("Last", 33, all),
  ];
  expect(longStretches(day)).toEqual([
    { lacking: "water-food", metres: 13_000, from: "Bar", to: "Last", isSure: false, typesChosen: false },
    { lacking: "bed", metres: 33_000, from: "First", to: "Last", isSure: false, typesChosen: false },
  ]);
});

it("extends to the end of the day if nothing is known there, with the beds looked for", () => {
  const ours = { ...all, typesChosen: true };
  expect(longStretches([village("First", 0, ours), fountain(9), village("Last", 13, { typesChosen: true })])).toEqual([
    { lacking: "food-bed", metres: 13_000, from: "First", to: "Last", isSure: false, typesChosen: true },
  ]);
});

it("is empty for a short day, and for one with frequent services", () => {
  expect(longStretches([village("First", 0), village("Last", 9)])).toEqual([]);
  expect(longStretches([village("First", 0, all), village("Middle", 9, all), village("Last", 18, all)])).toEqual([]);
  expect(longStretches([])).toEqual([]);
});
