import { describe, expect, it } from "vitest";
import { noNotes, type StoredDay } from "../editing/stored-plan.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import { nightWarnings, type PlanNight } from "./night-warnings.ts";

const shop = { kind: "town", lodging: { hotel: 2 }, seasonalLodging: [], services: ["groceries"] };
const all = { from: "01-01", to: "12-31" };
const towns = {
  plain: {},
  bare: { lodging: {} },
  single: { lodging: { hotel: 1 } },
  summery: { lodging: {}, seasonalLodging: [{ type: "hotel", season: [{ from: "05-01", to: "09-30" }] }] },
  open: {
    lodging: {},
    seasonalLodging: [
      { type: "hotel", season: [all] },
      { type: "hotel", season: [all] },
    ],
  },
  hungry: { services: [] },
  city: { size: "city" },
};
const graph = {
  waypoints: Object.entries(towns).map(([townSlug, town]) => ({ uuid: townSlug, townSlug, ...shop, ...town })),
} as unknown as RouteGraph;

const night = (to: string, houses: number, knownOpen: number, more: Partial<PlanNight> = {}, date = "2027-01-10") => ({
  day: { number: 1, kind: "walk" as const, date, to, houses, knownOpen },
  graph,
  options: { lodging: "required" as const, lodgingTypes: [] },
  ...more,
});
const last = night("open", 2, 2);
const codes = (one: PlanNight) => nightWarnings([one, night("plain", 2, 1), last]).map(({ code }) => code);

describe("nightWarnings", () => {
  it("distinguishes no known beds, closed ones, and unknown seasons", () => {
    expect(codes(night("bare", 0, 0))).toEqual(["no_bed_known"]);
    expect(codes(night("summery", 0, 0))).toEqual(["all_closed"]);
    expect(codes(night("plain", 2, 0))).toEqual(["none_known_open"]);
    expect(codes(night("open", 2, 2))).toEqual([]);
  });

  it("assumes usual seasons in summer if unknown, and suggests a call in winter", () => {
    expect(codes(night("plain", 2, 0, {}, "2027-06-10"))).toEqual([]);
    expect(codes(night("plain", 2, 0, {}, "2027-11-01"))).toEqual(["none_known_open"]);
    const undated = { ...night("plain", 2, 0), day: { number: 1, kind: "walk" as const, to: "plain", houses: 2 } };
    expect(codes(undated)).toEqual([]);
  });

  it("in winter expects an open place in a city with many, but not of few types", () => {
    expect(codes(night("city", 12, 0))).toEqual([]);
    expect(codes(night("city", 2, 0))).toEqual(["none_known_open"]);
    expect(codes(night("plain", 12, 0))).toEqual(["none_known_open"]);
  });

  it("says once that the only place to stay has to be asked first", () => {
    expect(codes(night("single", 1, 0))).toEqual(["none_known_open"]);
    expect(codes(night("single", 1, 0, {}, "2027-06-10"))).toEqual(["few_beds"]);
  });

  it("warns about a single place to stay and towns without a known shop, but not at the destination", () => {
    expect(codes(night("single", 1, 1))).toEqual(["few_beds"]);
    expect(codes(night("hungry", 2, 1))).toEqual(["no_food_known"]);
    expect(nightWarnings([night("plain", 2, 1), night("single", 1, 1)])).toEqual([]);
    expect(nightWarnings([night("hungry", 2, 1), night("hungry", 2, 1), last])).toEqual([{ code: "food_unknown" }]);
  });

  it("does not warn about a booked bed, and suggests a call for a chosen one", () => {
    const noted = (notes: Partial<StoredDay>) => ({ notes: { ...noNotes, ...notes } });
    expect(codes(night("bare", 0, 0, noted({ houseState: "walk_in" })))).toEqual([]);
    expect(codes(night("single", 1, 1, noted({ house: "h" })))).toEqual([]);
    expect(codes(night("plain", 2, 0, noted({ house: "h" })))).toEqual(["none_known_open"]);
    expect(codes(night("plain", 2, 0, noted({ house: "h", houseState: "booked" })))).toEqual([]);
  });
});
