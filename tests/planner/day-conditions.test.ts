import { expect, it } from "vitest";

import { addDays } from "#domain/calendar/iso-date.ts";
import { compileGraph } from "#domain/planner/stage-planner/graph/compiled-graph.ts";
import { preparePlanning } from "#domain/planner/stage-planner/costs/planning-context.ts";
import { withDefaults } from "#domain/planner/options/with-defaults.ts";
import { readRealRoutes } from "./graphs/graph-from-data.ts";

const route = "camino-frances";
const real = readRealRoutes();
const graph = compileGraph(real.graphOf(route));
const ends = real.routes.find(({ slug }) => slug === route)!;
const calendarFrom = (startDate: string) => preparePlanning(graph, withDefaults(ends, { route, startDate })).calendar;

it("has the same conditions for every day of a year as a plan starting that day", () => {
  const first = "2027-01-01";
  const year = calendarFrom(first);
  for (let day = 1; day <= 365; day++) {
    expect(year.on(day), `day ${day}`).toEqual(calendarFrom(addDays(first, day - 1)).on(1));
  }
});

it("shares equal conditions", () => {
  const year = calendarFrom("2027-01-01");
  const different = new Set(Array.from({ length: 365 }, (_, day) => year.on(day + 1)));
  expect(different.size).toBeGreaterThan(1);
  expect(different.size).toBeLessThan(365);
});
