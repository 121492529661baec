import { expect, it } from "vitest";

import { usualArrangements } from "#domain/plan-editing/stored-plan.ts";
import type { DayView, PlanView } from "./plan-view.ts";
import { walkWarnings } from "./walk-warnings.ts";

const quiet = { level: "quiet", isHolyYear: false } as unknown as DayView["crowding"];
const day = (number: number, crowding: DayView["crowding"], bookFirst = false) =>
  ({
    number,
    kind: "walk",
    date: "2027-05-10",
    to: `town-${number}`,
    hours: 6,
    km: 20,
    reasons: [],
    crowding,
    bookFirst,
  }) as unknown as DayView;
const told = (...days: readonly DayView[]) => {
  const options = { ideal: 7, max: 9.5, walkers: [], measure: "hours" } as const;
  return walkWarnings({ days } as unknown as PlanView, options, [], [], () => []);
};

it("tells of nights of which it is not known how full they are, but not of the last one alone", () => {
  expect(usualArrangements.goalNights).toBeGreaterThan(0);
  expect(told(day(1, quiet), day(2, quiet), day(3, null))).toEqual([]);
  expect(told(day(1, quiet), day(2, null), day(3, null))).toMatchObject([
    { kind: "bookFirst", nights: [], unknown: [{ day: 2 }, { day: 3 }] },
  ]);
  expect(told(day(1, quiet, true), day(2, quiet), day(3, null))).toMatchObject([
    { kind: "bookFirst", nights: [{ day: 1 }], unknown: [{ day: 3 }] },
  ]);
});
