import { expect, it } from "vitest";

import { emptyGraph, type GraphWaypoint, type RouteGraph } from "#domain/route-graph/route-graph.ts";
import { walkFigures } from "./walk-figures.ts";

const place = (townSlug: string, size: GraphWaypoint["size"]): GraphWaypoint => ({
  uuid: townSlug,
  townSlug,
  name: townSlug,
  size,
  lat: 0,
  lon: 0,
  elevationM: null,
  services: [],
  lodging: {},
  seasonalLodging: [],
});
const graph: RouteGraph = {
  ...emptyGraph,
  waypoints: [place("inn", "village"), place("burgos", "city"), place("goal", "city")],
};
const day = (number: number, to: string, facts: object = {}) => ({
  number,
  leg: 0,
  kind: "walk" as const,
  to,
  km: 20,
  hours: 6,
  ascentM: 300,
  climbUnknownKm: 0,
  ...facts,
});
const days = [
  day(1, "inn"),
  day(2, "burgos", { hours: 8, km: 30 }),
  { ...day(3, "burgos"), kind: "rest" as const, km: 0, hours: 0, ascentM: 0 },
  day(4, "goal"),
];
const prices = {
  people: 2,
  nights: [1, 2, 3, 4].map((night) => ({ day: night, cents: 1000, basis: "typical" as const, type: "hostel" })),
  totalCents: 4000,
  unknownNights: 0,
};

it("counts days, nights on the way and the longest stage", () => {
  expect(walkFigures(days, prices, [graph], ["inn", "elsewhere"])).toEqual({
    days: 4,
    restDays: 1,
    km: 70,
    ascentM: 900,
    hoursPerDay: 20 / 3,
    longest: { day: 2, hours: 8, km: 30 },
    people: 2,
    costCents: 4000,
    unknownNights: 0,
    large: { count: 2, of: 3 },
    classic: { count: 1, of: 2 },
  });
});

it("reports unknown figures", () => {
  const flat = days.map((each) => ({ ...each, climbUnknownKm: each.km }));
  const unpriced = { ...prices, totalCents: 0, unknownNights: 4 };
  expect(walkFigures(flat, unpriced, [graph], [])).toMatchObject({ ascentM: null, costCents: null, classic: null });
});
