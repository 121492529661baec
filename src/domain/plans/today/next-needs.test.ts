import { expect, it } from "vitest";
import type { TownService } from "#domain/route-graph/route-graph.ts";
import { gapsAhead } from "./next-needs.ts";
import type { WayEntry } from "./way-entries.ts";

function village(name: string, alongM: number, services: readonly TownService[]): WayEntry {
  const town = {
    slug: name.toLowerCase(),
    name,
    leg: 0,
    size: "village",
    lat: 42,
    lon: -3,
    houses: 1,
    alongM,
    services,
  };
  // Only these facts of a town are used.
  return { is: "town", places: [], ...town } as unknown as WayEntry;
}

const ahead = { fromM: 0, toM: 30_000, leastM: 12_000 };

it("reports that there is no shop only if the services of every village are known", () => {
  const [first, middle, last] = [
    village("First", 0, ["groceries"]),
    village("Middle", 9_000, ["restaurant"]),
    village("Last", 20_000, ["groceries"]),
  ];
  expect(gapsAhead([first, middle, last], "groceries", ahead)).toEqual([
    { need: "groceries", fromM: 0, after: "First", metres: 20_000, until: "Last", isSure: true },
  ]);
  const unknown = village("Middle", 9_000, []);
  expect(gapsAhead([first, unknown, last], "groceries", ahead)).toMatchObject([{ after: "First", isSure: false }]);
});

it("is uncertain for a route without known services", () => {
  const unknown = [village("First", 0, []), village("Middle", 20_000, []), village("Last", 40_000, [])];
  expect(gapsAhead(unknown, "food", ahead)).toMatchObject([{ after: null, metres: 40_000, isSure: false }]);
});
