import { describe, expect, it } from "vitest";

import type { ShownDay } from "#contract/plans/shown-plan.ts";
import { addDays } from "#domain/calendar/iso-date.ts";

import { calendarWeeks } from "./calendar-weeks.ts";

const dated = (start: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ number: index + 1, date: addDays(start, index) }) as ShownDay);

describe("the weeks of a plan", () => {
  it("run from Monday to Sunday across the end of a month", () => {
    const weeks = calendarWeeks(dated("2027-05-27", 8));
    expect(weeks.map((week) => week.map(({ date }) => date.slice(8)).join(" "))).toEqual([
      "24 25 26 27 28 29 30",
      "31 01 02 03 04 05 06",
    ]);
    expect(weeks[0]?.map(({ day }) => day?.number ?? null)).toEqual([null, null, null, 1, 2, 3, 4]);
  });

  it("name the month at the start and at each new month", () => {
    const said = calendarWeeks(dated("2027-05-27", 8))
      .flat()
      .filter(({ isMonthSaid }) => isMonthSaid);
    expect(said.map(({ date }) => date)).toEqual(["2027-05-27", "2027-06-01"]);
  });

  it("are empty without dates", () => {
    expect(calendarWeeks([{ number: 1 } as ShownDay])).toEqual([]);
  });
});
