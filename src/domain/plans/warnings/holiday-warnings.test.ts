import { expect, it, describe } from "vitest";
import type { GraphArc, GraphWaypoint, RouteGraph } from "#domain/route-graph/route-graph.ts";
import { holidayWarnings, localFeastOn } from "./holiday-warnings.ts";

/** From León into Galicia: a shop on the way, and another where the night is. */
const leon = { country: "ES", region: "Castilla y León" };
const galicia = { country: "ES", region: "Galicia" };
const towns = [
  { slug: "start", ...leon, services: [] },
  { slug: "shop", ...leon, services: ["groceries"], feasts: ["2027-05-17"] },
  { slug: "bare", ...leon, services: [], feasts: ["2027-05-17"] },
  { slug: "night", ...galicia, services: [] },
];
const graph = {
  waypoints: towns.map(({ slug, ...town }) => ({ uuid: slug, townSlug: slug, ...town }) as unknown as GraphWaypoint),
  arcs: towns.slice(1).map(({ slug }, id) => ({ id, from: towns[id]?.slug, to: slug }) as GraphArc),
} as unknown as RouteGraph;
const on = (date: string | undefined, walked = graph) =>
  holidayWarnings([
    { day: { number: 2, to: "night", arcs: [0, 1, 2], ...(date !== undefined && { date }) }, graph: walked },
  ]);
const holiday = { code: "holiday", day: 2, country: "ES", isSure: true };

it("a regional holiday appears only if a town of the day is in the region", () => {
  expect(on("2028-07-25")).toEqual([{ ...holiday, holiday: "saint_james", region: "Galicia" }]);
  expect(on("2027-04-23")).toEqual([{ ...holiday, holiday: "regional_day", region: "Castilla y León" }]);
  const inLeon = { ...graph, waypoints: graph.waypoints.map((place) => ({ ...place, ...leon })) };
  expect(on("2028-07-25", inLeon)).toEqual([]);
});

it("a national holiday appears once", () => {
  expect(on("2028-08-15")).toEqual([{ ...holiday, holiday: "assumption" }]);
});

it("includes feasts of the overnight town and of towns with a shop", () => {
  const letters = { ...holiday, holiday: "galician_letters", region: "Galicia" };
  expect(on("2027-05-17")).toEqual([
    letters,
    { code: "local_feast", day: 2, towns: ["shop"], announced: "2027-05-17", isAnnounced: true },
  ]);
});

it("is empty without a date, or if the country of a town is unknown", () => {
  expect(on(undefined)).toEqual([]);
  const unplaced = graph.waypoints.map(({ country: _, region: __, ...place }) => place);
  expect(on("2028-08-15", { ...graph, waypoints: unplaced })).toEqual([]);
});

describe("local feasts", () => {
  const feasts = ["2026-08-14", "2026-08-16", "2026-05-25"];

  it("are known on announced days", () => {
    expect(localFeastOn(feasts, "2026-08-14")).toEqual({ announced: "2026-08-14", isAnnounced: true });
    expect(localFeastOn(feasts, "2026-08-15")).toBeNull();
  });

  it("recur in other years on fixed days and with Easter only", () => {
    expect(localFeastOn(feasts, "2027-08-16")).toEqual({ announced: "2026-08-16", isAnnounced: false });
    // Whit Monday of 2027; Easter is on 28 March.
    expect(localFeastOn(feasts, "2027-05-17")).toEqual({ announced: "2026-05-25", isAnnounced: false });
    expect(localFeastOn(feasts, "2027-05-25")).toBeNull();
    // A bridge day of 2026 says nothing about 2027.
    expect(localFeastOn(feasts, "2027-08-14")).toBeNull();
  });

  it("are not reported on Sundays, from which they are moved", () => {
    expect(localFeastOn(["2026-08-24"], "2025-08-24")).toBeNull();
  });
});
