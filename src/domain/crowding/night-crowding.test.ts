import { describe, expect, it } from "vitest";
import { readRealRoutes } from "#tests/planner/graphs/graph-from-data.ts";
import { bedsOn } from "./beds.ts";
import { nightsOfUnknownFullness, nightsToBookFirst } from "./crowded-nights.ts";
import { nightCrowding, pressureOf } from "./night-crowding.ts";

const real = readRealRoutes();
const [frances, primitivo, plata] = ["camino-frances", "camino-primitivo", "camino-via-de-la-plata"];
const francesGraph = real.graphOf(frances);
const on = (town: string, night: string) => nightCrowding(frances, francesGraph, town, night);

describe("crowding of a night", () => {
  it("is higher where many start, and where other routes join", () => {
    const people = ["triacastela", "portomarin", "palas-de-rei", "arzua"].map(
      (town) => on(town, "2026-09-15")?.people ?? 0,
    );
    expect(people[1]).toBeGreaterThan((people[0] ?? 0) * 2);
    expect(people[3]).toBeGreaterThan((people[2] ?? 0) * 1.1);
  });

  it("follows the season along the route: spring comes later in Galicia than in Navarra", () => {
    const ofYear = (town: string) => (on(town, "2026-04-05")?.people ?? 0) / (on(town, "2026-05-25")?.people ?? 1);
    expect(ofYear("pamplona")).toBeGreaterThan(ofYear("portomarin"));
  });

  it("has levels with their basis, and the towns between which they hold", () => {
    expect(on("portomarin", "2026-09-15")).toMatchObject({ level: "full", knownBeds: 0, isHolyYear: false });
    expect(on("pamplona", "2026-01-20")?.level).toBe("quiet");
    const { fromTown, toTown } = on("palas-de-rei", "2026-09-15") ?? {};
    expect([fromTown, toTown]).not.toContain("palas-de-rei");
    expect(on("logrono", "2027-08-10")?.isHolyYear).toBe(true);
  });

  it("is unknown without counts, off the main line, and in Santiago", () => {
    expect(nightCrowding(plata, real.graphOf(plata), "caceres", "2026-05-10")).toBeNull();
    expect(on("samos", "2026-05-10")).toBeNull();
    expect(on("santiago-de-compostela", "2026-05-10")).toBeNull();
    expect(on("no-such-town", "2026-05-10")).toBeNull();
  });

  it("counts every pilgrim of a route once between two walking days", () => {
    const graph = real.graphOf(primitivo);
    const night = nightCrowding(primitivo, graph, "lugo", "2026-07-15");
    expect(night && night.people).toBeGreaterThan(80);
    expect(night && night.people).toBeLessThan(200);
  });
});

describe("beds", () => {
  const season = [{ from: "04-01", to: "10-31" }];

  it("are the known ones plus typical numbers for the rest, of open places", () => {
    const town = {
      lodging: { albergue_municipal: 2, hotel: 1, camping: 1 },
      bedsByType: { albergue_municipal: { houses: 1, beds: 30 } },
      seasonalLodging: [
        { type: "pension", season, beds: 12 },
        { type: "albergue_private", season },
      ],
    };
    expect(bedsOn(town, "2026-05-01")).toEqual({ known: 42, estimated: 38 + 61 + 38 });
    expect(bedsOn(town, "2026-12-01")).toEqual({ known: 30, estimated: 38 + 61 });
  });
});

describe("nights to book first", () => {
  it("are up to three with the most pilgrims per bed and no booking, and no quiet ones", () => {
    const night = (number: number, town: string, isBooked = false) => ({
      number,
      crowding: on(town, "2026-09-15"),
      isBooked,
    });
    const nights = ["logrono", "pamplona", "portomarin", "palas-de-rei", "melide"].map((town, index) =>
      night(index + 1, town),
    );
    expect(nightsToBookFirst(nights)).toEqual([3, 4, 5]);
    expect(nightsToBookFirst([...nights.slice(0, 3), night(4, "palas-de-rei", true)])).toEqual([1, 3]);
    const pressures = nights.map(({ crowding }) => (crowding ? pressureOf(crowding) : 0));
    expect(pressures[3]).toBe(Math.max(...pressures));
  });
});

it("returns dated nights with unknown crowding, and none without a stay", () => {
  const day = { date: "2027-05-10", crowding: null };
  const days = [
    { ...day, number: 1, to: "deba", crowding: {} },
    { ...day, number: 2, to: "lezama" },
    { ...day, number: 3, to: "santiago-de-compostela" },
  ];
  const last = { day: 3, town: "santiago-de-compostela" };
  expect(nightsOfUnknownFullness(days, 1)).toEqual([{ day: 2, town: "lezama" }, last]);
  expect(nightsOfUnknownFullness(days, 0)).toEqual([{ day: 2, town: "lezama" }]);
  expect(nightsOfUnknownFullness([{ number: 1, to: "deba", crowding: null }], 1)).toEqual([]);
});
