import { expect, it } from "vitest";

import { usualArrangements } from "#domain/plans/editing/stored-plan.ts";
import { withDefaults } from "#domain/planner/options/with-defaults.ts";
import type { GraphWaypoint, RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { PlanDay } from "#domain/planner/stage-planner/plan.ts";
import type { DayView } from "#web/features/planner/view/plan-view.ts";
import { type WalkedLeg, walkWarnings } from "./walk-warnings.ts";

const full = { level: "full", people: 90, knownBeds: 30, estimatedBeds: 0, isHolyYear: false } as DayView["crowding"];
const quiet = { ...full, level: "quiet" } as DayView["crowding"];
const options = withDefaults({ start: "a", end: "b" }, { route: "x", ideal: 7, max: 9.5 });

/** A plan whose days end in different towns, each with a shop and two places to stay. */
function leg(
  nights: readonly (DayView["crowding"] | undefined)[],
  facts: Partial<PlanDay> = {},
  name = "town",
): WalkedLeg {
  const days = nights.map((crowding, index) => {
    const to = `${name}-${index + 1}`;
    const day = { number: index + 1, kind: "walk", date: "2027-05-10", to, hours: 6, km: 20, houses: 2 };
    return { ...day, overMax: false, reasons: [], arcs: [], alternatives: [], ...facts, crowding };
  }) as unknown as (DayView & PlanDay)[];
  const lodging = facts.houses === 0 ? {} : { hotel: 2 };
  const place = { services: ["groceries"], lodging, seasonalLodging: [] };
  const waypoints = days.map(({ to }) => ({ uuid: to, townSlug: to, ...place }) as unknown as GraphWaypoint);
  const graph: RouteGraph = { waypoints, arcs: [], branches: [], closures: [] };
  return { graph, options, plan: { days }, view: { days }, bedsUnknown: false };
}
const told = (...nights: readonly (DayView["crowding"] | undefined)[]) => walkWarnings([leg(nights)]);

it("reports nights of unknown crowding, unless only the last one", () => {
  expect(usualArrangements.goalNights).toBeGreaterThan(0);
  expect(told(quiet, quiet, null)).toEqual([]);
  expect(told(quiet, null, null)).toMatchObject([{ kind: "bookFirst", nights: [], unknown: [{ day: 2 }, { day: 3 }] }]);
  expect(told(full, quiet, null)).toMatchObject([{ kind: "bookFirst", nights: [{ day: 1 }], unknown: [{ day: 3 }] }]);
});

it("treats extensions like the first route, with continuous numbers and the last night only at the end", () => {
  const single = { houses: 1 };
  const [first, on] = [leg([quiet, quiet], single), leg([quiet, quiet], single, "on")];
  const few = (...nights: { day: number; town: string }[]) => ({ kind: "nights", group: { code: "few_beds", nights } });
  expect(walkWarnings([first])).toMatchObject([few({ day: 1, town: "town-1" })]);
  expect(walkWarnings([first, on])).toMatchObject([
    few({ day: 1, town: "town-1" }, { day: 2, town: "town-2" }, { day: 3, town: "on-1" }),
  ]);
});

it("names three nights to book first on the whole plan, not on each route", () => {
  const [first, on] = [leg([full, full, full]), leg([full, full, full], {}, "on")];
  expect(walkWarnings([first, on])).toMatchObject([
    { kind: "bookFirst", nights: [{ day: 1 }, { day: 2 }, { day: 3 }] },
  ]);
});

it("leaves unknown beds on a whole route to a separate notice", () => {
  const bare = leg([quiet, quiet], { houses: 0 });
  expect(walkWarnings([{ ...bare, bedsUnknown: true }, leg([quiet])])).toEqual([]);
  expect(walkWarnings([bare, leg([quiet])])).toMatchObject([
    { kind: "nights", group: { nights: [{ day: 1 }, { day: 2 }] } },
  ]);
});
