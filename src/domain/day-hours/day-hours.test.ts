import { describe, expect, it } from "vitest";
import type { RouteGraph } from "../route-graph/route-graph.ts";
import { layOutPlan } from "../today/plan-way.ts";
import type { Pace } from "../walking-time/walking-time.ts";
import { layOutHours } from "./day-hours.ts";
import { clockTime, type DayRoutine, usualRoutine } from "./day-routine.ts";

const kmPerDegree = 111.195;

/** A level way due north with a town at each distance; four kilometres an hour. */
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

const routine = (change: Partial<DayRoutine>): DayRoutine => ({ ...usualRoutine, ...change });
const whole = (hours: number) => clockTime(hours);

describe("a day by the clock", () => {
  const { way, span } = wayWith([
    { km: 0 },
    { km: 7, hasFood: true },
    { km: 8 },
    { km: 16, hasFood: true },
    { km: 24 },
  ]);

  it("walks without a rest where none is asked for", () => {
    const hours = layOutHours(way, span, routine({ breaks: 0, lunchMinutes: 0 }));
    expect(hours.pauses).toEqual([]);
    expect([whole(hours.leaves), whole(hours.arrives)]).toEqual(["07:30", "13:30"]);
    expect(whole(hours.at(8000))).toBe("09:30");
  });

  it("is as long for a group as for whoever takes longest, whoever the plan is about", () => {
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

  it("rests where there is food, evenly over the day, and tells towns the time of arriving there", () => {
    const hours = layOutHours(way, span, routine({ breaks: 2, breakMinutes: 20, lunchMinutes: 0 }));
    expect(hours.pauses.map(({ is, town, from }) => [is, town, whole(from)])).toEqual([
      ["break", "Town 7", "09:15"],
      ["break", "Town 16", "11:50"],
    ]);
    expect(whole(hours.at(7000))).toBe("09:15");
    expect(whole(hours.at(8000))).toBe("09:50");
    expect(whole(hours.arrives)).toBe("14:10");
  });

  it("has lunch nearest to one o'clock, and none where one is there by then", () => {
    const late = layOutHours(way, span, routine({ breaks: 1, breakMinutes: 15, lunchMinutes: 60 }));
    expect(late.pauses.map(({ is, town }) => [is, town])).toEqual([
      ["break", "Town 7"],
      ["lunch", "Town 16"],
    ]);
    expect(whole(late.arrives)).toBe("14:45");
    const early = layOutHours(way, span, routine({ leaveAt: "06:00", breaks: 1, lunchMinutes: 60 }));
    expect(early.pauses.map(({ is }) => is)).toEqual(["break"]);
  });

  it("rests less on short days, and on open ground where no town is near", () => {
    const short = wayWith([{ km: 0 }, { km: 4 }]);
    expect(layOutHours(short.way, short.span, routine({ breaks: 8 })).pauses).toHaveLength(1);
    const empty = wayWith([{ km: 0 }, { km: 24 }]);
    const hours = layOutHours(empty.way, empty.span, routine({ breaks: 1, lunchMinutes: 0 }));
    expect(hours.pauses).toMatchObject([{ town: null, from: 10.5 }]);
    expect(Math.round(hours.pauses[0]!.alongM)).toBe(12_000);
  });
});
