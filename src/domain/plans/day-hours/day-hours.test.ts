import { describe, expect, it } from "vitest";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import { layOutPlan } from "../today/plan-way.ts";
import type { PlanWay } from "../today/plan-way.ts";
import type { Span } from "../today/progress.ts";
import type { Pace } from "#domain/walking-time/walking-time.ts";
import { layOutHours as layOut } from "./day-hours.ts";
import { momentOf } from "./local-time.ts";
import { clockTime, type DayRoutine, usualRoutine } from "./day-routine.ts";

const kmPerDegree = 111.195;

/** A flat way due north with a town at each distance; four kilometres an hour. */
function wayWith(towns: readonly { km: number; hasFood?: boolean }[], paces?: readonly Pace[]) {
  const graph: RouteGraph = {
    waypoints: towns.map(({ km, hasFood }) => ({
      uuid: `w${km}`,
      townSlug: `t${km}`,
      name: `Town ${km}`,
      size: "village",
      lat: 42 + km / kmPerDegree,
      lon: -7,
      elevationM: null,
      services: hasFood ? ["restaurant"] : [],
      lodging: {},
      seasonalLodging: [],
    })),
    arcs: towns.slice(1).map(({ km }, index) => ({
      id: index + 1,
      from: `w${towns[index]!.km}`,
      to: `w${km}`,
      mode: "walk",
      distanceM: (km - towns[index]!.km) * 1000,
      ascentM: 0,
      descentM: 0,
      branches: ["main"],
    })),
    branches: [],
    closures: [],
  };
  const day = { number: 1, leg: 0, kind: "walk", arcs: graph.arcs.map(({ id }) => id) } as const;
  const way = layOutPlan([day], [{ graph, lines: new Map(), ...(paces && { paces }) }]);
  return { way, span: { fromM: 0, toM: way.lengthM } };
}

const layOutHours = (way: PlanWay, span: Span, spent: DayRoutine) => layOut(way, span, spent);
const routine = (change: Partial<DayRoutine>): DayRoutine => ({ ...usualRoutine, ...change });
const whole = (hours: number) => clockTime(hours);

describe("the schedule of a day", () => {
  const { way, span } = wayWith([
    { km: 0 },
    { km: 7, hasFood: true },
    { km: 8 },
    { km: 16, hasFood: true },
    { km: 24 },
  ]);

  it("has no breaks unless requested", () => {
    const hours = layOutHours(way, span, routine({ breaks: 0, lunchMinutes: 0 }));
    expect(hours.pauses).toEqual([]);
    expect([whole(hours.leaves), whole(hours.arrives)]).toEqual(["07:30", "13:30"]);
    expect(whole(hours.at(8000))).toBe("09:30");
  });

  it("is that of the slowest walker of a group", () => {
    const pace = (flatKmh: number): Pace => ({ flatKmh, ascentMPerH: 300, descentMPerH: 500 });
    for (const paces of [
      [pace(4), pace(3)],
      [pace(3), pace(4), pace(5)],
    ]) {
      const together = wayWith([{ km: 0 }, { km: 12 }, { km: 24 }], paces);
      const hours = layOutHours(together.way, together.span, routine({ breaks: 0, lunchMinutes: 0 }));
      expect([whole(hours.at(12_000)), whole(hours.arrives)]).toEqual(["11:30", "15:30"]);
    }
  });

  it("has breaks where there is food, evenly spread, and times of arrival in towns", () => {
    const hours = layOutHours(way, span, routine({ breaks: 2, breakMinutes: 20, lunchMinutes: 0 }));
    expect(hours.pauses.map(({ is, town, from }) => [is, town, whole(from)])).toEqual([
      ["break", "Town 7", "09:15"],
      ["break", "Town 16", "11:50"],
    ]);
    expect(whole(hours.at(7000))).toBe("09:15");
    expect(whole(hours.at(8000))).toBe("09:50");
    expect(whole(hours.arrives)).toBe("14:10");
  });

  it("has lunch close to one o'clock, and none if the day ends before", () => {
    const late = layOutHours(way, span, routine({ breaks: 1, breakMinutes: 15, lunchMinutes: 60 }));
    expect(late.pauses.map(({ is, town }) => [is, town])).toEqual([
      ["break", "Town 7"],
      ["lunch", "Town 16"],
    ]);
    expect(whole(late.arrives)).toBe("14:45");
    const early = layOutHours(way, span, routine({ leaveAt: "06:00", breaks: 1, lunchMinutes: 60 }));
    expect(early.pauses.map(({ is }) => is)).toEqual(["break"]);
  });

  it("has shorter breaks on short days, and breaks in the open where no town is near", () => {
    const short = wayWith([{ km: 0 }, { km: 4 }]);
    expect(layOutHours(short.way, short.span, routine({ breaks: 8 })).pauses).toHaveLength(1);
    const empty = wayWith([{ km: 0 }, { km: 24 }]);
    const hours = layOutHours(empty.way, empty.span, routine({ breaks: 1, lunchMinutes: 0 }));
    expect(hours.pauses).toMatchObject([{ town: null, from: 10.5 }]);
    expect(Math.round(hours.pauses[0]!.alongM)).toBe(12_000);
  });
});

describe("a day that crosses a border", () => {
  const { way: unplaced, span } = wayWith([{ km: 0 }, { km: 8, hasFood: true }, { km: 10, hasFood: true }, { km: 20 }]);
  const placed = (countries: ReadonlyMap<string, string>): PlanWay => ({
    ...unplaced,
    towns: unplaced.towns.map((town) => ({ ...town, country: countries.get(town.slug) })),
  });
  const spent = routine({ breaks: 0, lunchMinutes: 0 });
  const intoSpain = new Map([
    ["t0", "PT"],
    ["t8", "PT"],
    ["t10", "ES"],
    ["t20", "ES"],
  ]);
  const outOfSpain = new Map([...intoSpain].map(([town, country]) => [town, country === "PT" ? "ES" : "PT"]));

  it.each([
    [intoSpain, "2027-07-01", ["07:30", "09:30", "11:00", "13:30"], { hours: 1, country: "ES" }, "06:30"],
    [intoSpain, "2027-12-01", ["07:30", "09:30", "11:00", "13:30"], { hours: 1, country: "ES" }, "07:30"],
    [intoSpain, undefined, ["07:30", "09:30", "11:00", "13:30"], { hours: 1, country: "ES" }, null],
    [outOfSpain, "2027-07-01", ["07:30", "09:30", "09:00", "11:30"], { hours: -1, country: "PT" }, "05:30"],
    [
      new Map([
        ["t0", "PT"],
        ["t20", "PT"],
      ]),
      "2027-07-01",
      ["07:30", "09:30", "10:00", "12:30"],
      null,
      "06:30",
    ],
    [
      new Map([
        ["t0", "ES"],
        ["t20", "FR"],
      ]),
      "2027-07-01",
      ["07:30", "09:30", "10:00", "12:30"],
      null,
      "05:30",
    ],
  ])("shows each place in its own time zone", (countries, date, clocks, change, leavesUtc) => {
    const hours = layOut(placed(countries), span, spent, date);
    expect([hours.leaves, hours.at(8000), hours.at(10_000), hours.arrives].map(whole)).toEqual(clocks);
    expect(hours.clocks.change).toEqual(change);
    if (date === undefined || leavesUtc === null) return;
    const moments = [span.fromM, 8000, 10_000, span.toM].map((alongM) =>
      momentOf(date, hours.at(alongM), hours.clocks.zoneAt(alongM)),
    );
    expect(new Date(moments[0]!).toISOString().slice(11, 16)).toBe(leavesUtc);
    expect(moments.map((moment) => (moment - moments[0]!) / 3_600_000)).toEqual([0, 2, 2.5, 5]);
  });

  it("shows breaks in the time zone of the place", () => {
    const hours = layOut(placed(intoSpain), span, routine({ breaks: 1, lunchMinutes: 0 }), "2027-07-01");
    expect(hours.pauses.map(({ town, from }) => [town, whole(from)])).toEqual([["Town 10", "11:00"]]);
  });

  it("is by the clocks of any country, and by those of a part of one", () => {
    const timeZones = ["Atlantic/Canary", "Atlantic/Canary", "Europe/Istanbul", "Europe/Istanbul"];
    const towns = unplaced.towns.map((town, index) => ({ ...town, country: "ES", timeZone: timeZones[index] }));
    const { clocks } = layOut({ ...unplaced, towns }, span, spent, "2027-07-01");
    expect([clocks.zoneAt(0), clocks.zoneAt(span.toM)]).toEqual(["Atlantic/Canary", "Europe/Istanbul"]);
    expect(clocks.change?.hours).toBe(2);
  });
});
