import { describe, expect, it } from "vitest";
import { gapsAhead, nextNeeds } from "#domain/plans/today/next-needs.ts";
import { layOutPlan } from "#domain/plans/today/plan-way.ts";
import { plannedPosition, hoursAlong, metresAfter, progressAt } from "#domain/plans/today/progress.ts";
import { wayEntries } from "#domain/plans/today/way-entries.ts";
import { context, recorded, spanOf, walkTrack, way } from "./sarria-track.ts";

describe("the line of a plan", () => {
  it("is as long as its consecutive days", () => {
    expect(way.days.map(({ fromM, toM }) => [fromM, toM])).toEqual([
      [0, 21_890],
      [21_890, 46_260],
    ]);
    expect(way.towns.map(({ slug }) => slug)).toContain("portomarin");
    expect(way.towns[0]).toMatchObject({ slug: "sarria", alongM: 0 });
  });

  it("covers the planned hours", () => {
    expect(metresAfter(way, hoursAlong(way, 12_345))).toBeCloseTo(12_345, 3);
    expect(metresAfter(way, 100)).toBe(way.lengthM);
    expect(plannedPosition(way, spanOf(1), 8, 7)).toBe(0);
    expect(plannedPosition(way, spanOf(1), 8, 20)).toBe(21_890);
  });
});

describe("a recorded day with a wrong turn", () => {
  const walked = walkTrack();
  const left = walked.findIndex(({ track }) => track.is === "off");
  const back = walked.findIndex(({ track }, index) => index > left && track.is === "on");

  it("is followed to its end", () => {
    const { track } = walked.at(-1) ?? {};
    expect(track?.is).toBe("on");
    const { doneM, leftM, toEndM } = progressAt(way, spanOf(1), track?.alongM ?? 0);
    expect(doneM).toBeGreaterThan(21_800);
    expect(leftM).toBeLessThan(100);
    expect(toEndM).toBeLessThan(24_500);
  });

  it("progress only increases, ignoring the wrong turn", () => {
    const along = walked.filter(({ track }) => track.is === "on").map(({ track }) => track.alongM ?? 0);
    expect(along.every((metres, index) => metres > (along[index - 1] ?? 0) - 100)).toBe(true);
  });

  it("leaving the route is reported within three minutes, with its time", () => {
    expect(left).toBeGreaterThan(0);
    const turn = walked.findIndex(({ track }) => Math.abs((track.alongM ?? 0) - 8_100) < 400);
    expect(left).toBeGreaterThan(turn);
    expect(walked[left]?.track.leftAgoM).toBeGreaterThan(100);
    expect(walked[left]?.track.leftAgoM).toBeLessThan(260);
    const worst = Math.max(...walked.slice(left, back).map(({ track }) => track.leftAgoM ?? 0));
    expect(worst).toBeGreaterThan(800);
  });

  it("the report appears once, and disappears back on the route", () => {
    expect(walked.slice(0, left).filter(({ track }) => track.is === "off")).toEqual([]);
    expect(walked.slice(back).filter(({ track }) => track.is === "off")).toEqual([]);
  });

  it("an inaccurate position is no wrong turn", () => {
    const vague = walked.filter(({ fix }) => fix.accuracyM > 150);
    expect(vague.map(({ track }) => track.is)).not.toContain("off");
  });

  it("a break adds no distance", () => {
    const pause = walked.filter(({ fix }) => fix.accuracyM === 18).map(({ track }) => track.alongM ?? 0);
    expect(Math.max(...pause) - Math.min(...pause)).toBeLessThan(60);
  });
});

describe("the entries ahead", () => {
  const entries = wayEntries(way, recorded.places, 0, way.lengthM);

  it("are towns in walking order with their places", () => {
    const along = entries.map(({ alongM }) => alongM);
    expect(along).toEqual(along.toSorted((a, b) => a - b));
    const sarria = entries[0];
    expect(sarria).toMatchObject({ is: "town", slug: "sarria" });
    expect(sarria?.is === "town" && sarria.places.length).toBeGreaterThan(0);
  });

  it("contain the next bed and pharmacy", () => {
    const next = nextNeeds(entries, 15_000);
    expect(next.bed?.metres).toBeGreaterThanOrEqual(0);
    expect(next.pharmacy?.name).toBe("Portomarín");
    expect(next.pharmacy?.metres).toBe(6_890);
  });

  it("contain the place after one where the walker is", () => {
    const { pharmacy, groceries } = nextNeeds(entries, 0);
    expect(pharmacy).toEqual({ name: "Sarria", metres: 0, after: { name: "Portomarín", metres: 21_890 } });
    expect(groceries?.after?.metres).toBeGreaterThan(150);
    const last = entries.at(-1)!;
    expect(nextNeeds(entries, last.alongM).pharmacy?.after).toBeNull();
  });

  it("contain long stretches without a shop", () => {
    const gaps = gapsAhead(entries, "groceries", { fromM: 0, toM: 22_000, leastM: 10_000 });
    expect(gaps.length).toBeGreaterThan(0);
    expect(gaps.every(({ metres }) => metres >= 10_000)).toBe(true);
  });
});

it("on a given date, the next bed excludes places to stay known to be closed", () => {
  const seasonal = { type: "hotel", season: [{ from: "04-01", to: "10-31" }] };
  const { graph, lines } = context;
  const waypoints = graph.waypoints.map((place) => ({ ...place, lodging: { hotel: 1 }, seasonalLodging: [seasonal] }));
  const housesOn = (date: string | null) => {
    const days = recorded.days.map((arcs, at) => ({ number: at + 1, leg: 0, kind: "walk" as const, arcs, date }));
    return [...new Set(layOutPlan(days, [{ graph: { ...graph, waypoints }, lines }]).towns.map((town) => town.houses))];
  };
  expect([null, "2027-05-10", "2027-01-10"].map(housesOn)).toEqual([[2], [2], [1]]);
});
