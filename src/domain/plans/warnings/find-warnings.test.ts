import { describe, expect, it } from "vitest";
import { codesOf as codes, planFacts } from "#tests/planner/plan-facts.ts";
import { addDays } from "#domain/calendar/iso-date.ts";
import { noNotes, type StoredDay } from "../editing/stored-plan.ts";
import { checkCompostela } from "./compostela.ts";
import { findWarnings } from "./find-warnings.ts";
import type { ChosenHouse } from "./plan-facts.ts";

describe("findWarnings", () => {
  it("finds nothing for a good plan in spring", async () => {
    expect(codes(await planFacts({ route: "camino-ingles", startDate: "2027-05-10" }))).toEqual([]);
  });

  it("warns about the longest day if long for its walker, with an end that shortens it", async () => {
    const facts = await planFacts({ route: "camino-ingles", ideal: 5.5, startDate: "2027-05-10" });
    const [warning] = findWarnings(facts);
    const longest = facts.days.toSorted((a, b) => b.hours - a.hours)[0]!;
    expect(warning).toMatchObject({ code: "long_day", day: longest.number, length: longest.hours, ideal: 5.5 });
    const [way] = warning!.waysOut;
    if (way?.kind !== "edit" || way.edit.kind !== "set-end") throw new Error("a warning has a way out");
    const { to } = way.edit;
    expect(longest.alternatives.find((other) => other.to === to)?.hours).toBeLessThan(longest.hours * 0.9);
  });

  it("offers to split a day that is too long", async () => {
    const pins = [{ day: 1, kind: "walk", to: "betanzos" }] as const;
    const warning = findWarnings(await planFacts({ route: "camino-ingles", max: 7, ideal: 5, pins })).find(
      ({ code }) => code === "over_max",
    );
    expect(warning).toMatchObject({
      day: 1,
      max: 7,
      waysOut: [{ edit: { kind: "split", day: 1 } }, { edit: { kind: "end-earlier" } }],
    });
  });

  it("recognises places to stay closed on the night", async () => {
    const house = {
      uuid: "h",
      townSlug: "x",
      type: "hotel",
      status: "open",
      season: [{ from: "06-01", to: "09-30" }],
    } as const;
    const choose = (day: StoredDay): StoredDay => (day.number === 1 ? { ...day, house: "h" } : day);
    const on = (startDate: string, chosen: ChosenHouse = house) =>
      planFacts({ route: "camino-ingles", startDate }, { change: choose, houses: [chosen] });
    expect(codes(await on("2027-05-10"))).toEqual(["house_closed"]);
    expect(codes(await on("2027-06-10"))).toEqual([]);
    expect(codes(await on("2027-06-10", { ...house, status: "closed" }))).toEqual(["house_closed"]);
  });

  it("warns that public albergues allow one night only", async () => {
    const pins = [
      { day: 1, kind: "walk", to: "betanzos" },
      { day: 2, kind: "rest", to: "betanzos" },
    ] as const;
    const rested = (type: string, nights: readonly number[], lodgingTypes: readonly string[] = []) => {
      const house = { uuid: "h", townSlug: "betanzos", type, status: "open", season: null } as const;
      const change = (day: StoredDay): StoredDay => (nights.includes(day.number) ? { ...day, house: "h" } : day);
      const options = { route: "camino-ingles", from: "pontedeume", pins, lodgingTypes } as const;
      return planFacts(options, { change, houses: [house] });
    };
    const warnings = findWarnings(await rested("albergue_municipal", [1, 2]));
    expect(warnings).toContainEqual({
      code: "one_night_only",
      day: 2,
      town: "betanzos",
      waysOut: [{ kind: "choose-house", day: 2 }],
    });
    expect(codes(await rested("hotel", [1, 2]))).not.toContain("one_night_only");
    expect(codes(await rested("albergue_municipal", [1]))).not.toContain("one_night_only");
    const publicTypes = ["albergue_municipal", "albergue_public_xunta"];
    expect(codes(await rested("hotel", [], publicTypes))).toContain("one_night_only");
    expect(codes(await rested("hotel", [2], publicTypes))).not.toContain("one_night_only");
  });

  it("warns about holidays, with the day before for buying food", async () => {
    const facts = await planFacts({ route: "camino-ingles", startDate: "2027-08-14" });
    expect(findWarnings(facts)).toContainEqual({
      code: "holiday",
      day: 2,
      holiday: "assumption",
      country: "ES",
      isSure: true,
      waysOut: [{ kind: "carry-food", day: 1 }],
    });
  });

  it("mentions a city without a night, with the day that may end there", async () => {
    const pins = [{ day: 1, kind: "walk", to: "zariquiegui" }] as const;
    const facts = await planFacts({ route: "camino-frances", from: "zubiri", max: 9, pins });
    expect(findWarnings(facts)).toContainEqual({
      code: "passed_city",
      day: 1,
      town: "pamplona",
      waysOut: [{ kind: "edit", edit: { kind: "set-end", day: 1, to: "pamplona" } }],
    });
  });

  it("finds local holidays of the announced year, and recurring ones in other years", async () => {
    const facts = await planFacts({
      route: "camino-frances",
      from: "astorga",
      to: "ponferrada",
      startDate: "2026-05-15",
    });
    const graphs = facts.graphs.map((graph) => ({
      ...graph,
      waypoints: graph.waypoints.map((waypoint) => {
        const { feasts: _, ...rest } = waypoint;
        return waypoint.townSlug === facts.days[0]?.to ? { ...rest, feasts: ["2026-05-15", "2026-08-14"] } : rest;
      }),
    }));
    const feastsFrom = (startDate: string) => {
      const days = facts.days.map((day) => ({ ...day, date: addDays(startDate, day.number - 1) }));
      return findWarnings({ ...facts, days, graphs }).filter(({ code }) => code === "local_feast");
    };
    const towns = [facts.days[0]?.to];
    const known = { code: "local_feast", day: 1, towns, announced: "2026-05-15" };
    expect(feastsFrom("2026-05-15")).toMatchObject([{ ...known, isAnnounced: true }]);
    expect(feastsFrom("2027-05-15")).toMatchObject([{ ...known, isAnnounced: false }]);
    expect(feastsFrom("2027-08-14")).toEqual([]);
  });
});

describe("the Compostela", () => {
  it("needs 100 km on foot; a sufficient start is named", async () => {
    const facts = await planFacts({ route: "camino-frances", from: "portomarin" });
    expect(checkCompostela(facts)).toMatchObject({ isReached: false });
    const warning = findWarnings(facts).find(({ code }) => code === "compostela");
    const [way] = warning?.waysOut ?? [];
    if (way?.kind !== "start-in") throw new Error("no way out");
    const longer = await planFacts({ route: "camino-frances", from: way.from });
    expect(checkCompostela(longer)).toMatchObject({ isReached: true });
    expect(checkCompostela(longer)?.km).toBeLessThan(110);
  });

  it("is ignored if the plan does not reach Santiago", async () => {
    expect(checkCompostela(await planFacts({ route: "camino-frances", to: "pamplona" }))).toBeNull();
  });

  it("reads the graph equally often for two thousand bookings and for one", async () => {
    const facts = await planFacts({ route: "camino-ingles", ideal: 5.5 });
    const [graph] = facts.graphs;
    const towns = graph?.waypoints.flatMap(({ townSlug }) => townSlug ?? []) ?? [];
    const readsFor = (bookings: number): number => {
      let reads = 0;
      const counted = new Proxy(graph!, { get: (target, key) => ((reads += 1), Reflect.get(target, key)) });
      const leftBehind = Array.from({ length: bookings }, (_, index) => ({
        ...noNotes,
        town: towns[index % towns.length] ?? "",
        houseState: "booked" as const,
      }));
      const warnings = findWarnings({ ...facts, graphs: [counted], plan: { ...facts.plan, leftBehind } });
      expect(warnings.filter(({ code }) => code === "booked_house_off_plan")).toHaveLength(bookings);
      return reads;
    };
    expect(readsFor(2000)).toBe(readsFor(1));
  });
});
