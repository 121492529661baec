import { expect, it } from "vitest";
import { longestGaps } from "./longest-gaps.ts";
import type { GraphArc, GraphWaypoint, TownService } from "../route-graph.ts";

function place(name: string, houses: number, services: readonly TownService[] = []): GraphWaypoint {
  const lodging: Record<string, number> = houses > 0 ? { hostel: houses } : {};
  return {
    uuid: name,
    name,
    size: "village",
    lat: 0,
    lon: 0,
    elevationM: null,
    services,
    lodging,
    seasonalLodging: [],
  };
}
const waypoints = [
  place("Borres", 2, ["restaurant"]),
  place("Hospitales", 0),
  place("Marta", 0, ["groceries"]),
  place("Berducedo", 3, ["restaurant"]),
  place("La Mesa", 1),
];
const arc = (from: string, to: string, km: number, mode: GraphArc["mode"] = "walk"): GraphArc => ({
  id: km,
  from,
  to,
  mode,
  distanceM: km * 1000,
  ascentM: null,
  descentM: null,
  branches: [],
});

it("finds the longest section without a bed and without food, with its ends", () => {
  const way = [
    arc("Borres", "Hospitales", 9),
    arc("Hospitales", "Marta", 8),
    arc("Marta", "Berducedo", 7),
    arc("Berducedo", "La Mesa", 5),
  ];
  expect(longestGaps(way, waypoints)).toEqual({
    bed: { metres: 24_000, from: "Borres", to: "Berducedo" },
    food: { metres: 17_000, from: "Borres", to: "Marta" },
  });
});

it("excludes ferries, and the end of a way", () => {
  const way = [arc("Borres", "Hospitales", 9), arc("Hospitales", "Marta", 8, "ferry")];
  expect(longestGaps(way, waypoints).bed).toEqual({ metres: 9_000, from: "Borres", to: "Hospitales" });
  expect(longestGaps([], waypoints).bed.metres).toBe(0);
});
