import { expect, it } from "vitest";

import type { FurtherLegView, PlannerPlanView } from "#web/features/planner/view/plan-view.ts";
import { lastTownOf, stopOnFurther, combinePlanViews } from "./further-plan.ts";

function planTo(to: string, km: number, facts: Partial<PlannerPlanView["totals"]> = {}): PlannerPlanView {
  const day = { number: 1, kind: "walk", date: null, from: "a", to, km, startKm: 0, ascentM: 100, hours: 6 } as const;
  const rest = { ...day, number: 2, kind: "rest", from: to, km: 0, startKm: km, hours: 0 } as const;
  const more = { overMax: false, houses: 1, reasons: [], crowding: null, bookFirst: false };
  return {
    days: [day, rest].map((each) => ({ ...each, ...more })),
    totals: { days: 2, walkingDays: 1, km, ascentM: 100, hours: 6, ...facts },
    byDays: [{ days: 2, cost: 1 }],
    arrival: `2027-05-1${km / 10}`,
  };
}
const leg = (plan: PlannerPlanView, to: string): FurtherLegView => ({
  route: "on",
  towns: to,
  plan,
  names: { [to]: to },
});

it("combines the plan on all its routes, numbered and measured from the start", () => {
  const first = planTo("b", 10);
  const further = {
    is: "planned",
    legs: [leg(planTo("c", 20), "c"), leg(planTo("d", 30), "d")],
    picture: null,
  } as const;
  const whole = combinePlanViews(first, further);
  expect(whole.totals).toEqual({ days: 6, walkingDays: 3, km: 60, ascentM: 300, hours: 18 });
  expect(whole.days.map(({ number, to, startKm }) => [number, to, startKm])).toEqual([
    [1, "b", 0],
    [2, "b", 10],
    [3, "c", 10],
    [4, "c", 30],
    [5, "d", 30],
    [6, "d", 60],
  ]);
  expect([whole.arrival, lastTownOf(further)]).toEqual(["2027-05-13", "d"]);
  // A number of days applies to the first route only.
  expect(whole.byDays).toBe(first.byDays);
});

it("has an unknown climb if one route's is unknown, and only the first route if no other is planned", () => {
  const first = planTo("b", 10);
  const flat = { is: "planned", legs: [leg(planTo("c", 20, { ascentM: null }), "c")], picture: null } as const;
  expect(combinePlanViews(first, flat).totals.ascentM).toBeNull();
  for (const is of ["none", "loading", "impossible", "failed"] as const) {
    expect(combinePlanViews(first, { is })).toBe(first);
    expect(lastTownOf({ is })).toBeNull();
  }
});

it("moves the end of a day on an extension, replacing the required stop there", () => {
  const chosen = [
    { route: "on", to: "c", mustStop: [] },
    { route: "off", to: "d", mustStop: ["x", "d0"] },
  ];
  const plans = [leg(planTo("c", 20), "c"), leg(planTo("x", 30), "d")];
  const stopOn = (day: number, town: string) => stopOnFurther(chosen, plans, day, town).map(({ mustStop }) => mustStop);
  expect(stopOn(1, "b1")).toEqual([["b1"], ["x", "d0"]]);
  expect(stopOn(3, "c1")).toEqual([[], ["d0", "c1"]]);
  // The end of a route is no required stop.
  expect(stopOn(3, "d")).toEqual([[], ["d0"]]);
  expect(stopOn(5, "e")).toEqual([[], ["x", "d0"]]);
});
