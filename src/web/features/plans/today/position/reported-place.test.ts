import { expect, it } from "vitest";

import { clocksAlong } from "#domain/plans/day-hours/clocks-along.ts";
import type { PlanWay, WayTown } from "#domain/plans/today/plan-way.ts";

import { whereOnWay } from "./reported-place.ts";

const town = (slug: string, alongM: number, country: string): WayTown => ({
  slug,
  alongM,
  country,
  name: slug,
  leg: 0,
  size: "town",
  lat: 42,
  lon: -8.6,
  elevationM: null,
  services: [],
  houses: 0,
  typesChosen: false,
});

/** Twenty kilometres in five hours, the last ten of them in Spain. */
const way: PlanWay = {
  points: [],
  alongM: [],
  lengthM: 20_000,
  towns: [
    town("valenca", 0, "PT"),
    town("before", 8_000, "PT"),
    town("after", 10_000, "ES"),
    town("porrino", 20_000, "ES"),
  ],
  stretches: [{ toM: 20_000, toHours: 5, isDrawn: true }],
  days: [],
};
const span = { number: 1, fromM: 0, toM: 20_000 };
const clocks = clocksAlong(way, span, "2027-05-10");
/** In the time zone of Valença. */
const whereAt = (hours: number, where: string | null, saidAt = hours) =>
  whereOnWay({
    way,
    span,
    hours,
    position: { is: "unasked" },
    reported: where === null ? null : { plan: "p", date: "2027-05-10", town: where, at: saidAt },
    startsAt: "08:00",
    clocks,
  });

it.each([
  ["at the start", "valenca", 8, 14],
  ["before the border", "before", 10, 14],
  ["beyond it", "after", 10.5, 14],
])("shows the time of arrival in the destination's time zone, %s", (_, slug, now, arrival) => {
  expect(whereAt(now, slug)).toMatchObject({ by: "saying", arrival });
});

it.each([
  ["before the start", 7, 0, 14],
  ["before the border", 9, 4_000, 14],
  ["beyond it, by clocks that were put on", 11, 12_000, 14],
  ["in the evening", 19, 20_000, 20],
])("derives the position from the plan, %s", (_, now, alongM, arrival) => {
  expect(whereAt(now, null)).toMatchObject({ by: "plan", alongM, arrival });
});

it("does not count a time-zone change as walking after a manual position", () => {
  expect(whereAt(11, "before", 10)).toMatchObject({ by: "saying", alongM: 12_000, arrival: 14 });
});
