import { expect, it } from "vitest";

import { findWarnings } from "#domain/plans/warnings/find-warnings.ts";
import { groupNights, isOfNights } from "#domain/plans/warnings/night-warnings.ts";
import { legsFrom } from "#domain/planner/options/options-of-legs.ts";
import { type PartialOptions, withDefaults } from "#domain/planner/options/with-defaults.ts";
import { planLegs } from "#domain/planner/solution/plan-legs.ts";
import { planOnKnownBeds } from "#domain/planner/stage-planner/plan-on-known-beds.ts";
import { planOutcome } from "#web/features/planner/view/make-plan-view.ts";
import { namedWalkWarnings, viewLegs } from "#web/features/planner/further/view-legs.ts";
import { holidaysOnWalk } from "#web/features/planner/notices/holidays-on-walk.ts";
import { planFacts } from "./plan-facts.ts";
import { readRealRoutes } from "./graphs/graph-from-data.ts";

const { routes, graphOf } = readRealRoutes();
const on = { route: "camino-finisterre-muxia", from: "santiago-de-compostela", to: "fisterra" };

/** The planner's facts about a plan to Santiago and on to Fisterra. */
async function factsFromPlanner(options: PartialOptions) {
  const ends = routes.find(({ slug }) => slug === options.route);
  const input = withDefaults(ends ?? { start: "", end: "" }, options);
  const [graph, onwardGraph] = [graphOf(input.route), graphOf(on.route)];
  const { outcome, plan } = planOutcome(graph, input);
  const legs = legsFrom(input.to, [{ route: on.route, to: on.to, mustStop: [] }]);
  const plans = await planLegs(input, legs, plan?.totals.days ?? 0, async (leg) => {
    const { result } = planOnKnownBeds(onwardGraph, leg);
    return result.ok ? result.plan : null;
  });
  const [onward] = plans ?? [];
  const [view] = viewLegs(legs, plans ?? [], [onwardGraph]);
  if (!outcome.ok || !plan || !onward || !view) throw new Error("there is no plan");
  const first = { graph, options: input, plan, view: outcome.plan, bedsUnknown: outcome.bedsUnknown };
  const { warnings, names } = namedWalkWarnings(first, [{ graph: onwardGraph, plan: onward, leg: view }]);
  const holidays = holidaysOnWalk([
    { graph, plan },
    { graph: onwardGraph, plan: onward },
  ]);
  return { warnings, names, holidays, days: plan.totals.days };
}

it.each([
  { route: "camino-ingles", startDate: "2028-07-22" },
  { route: "camino-primitivo", startDate: "2027-01-02", max: 9.5 },
  { route: "camino-frances", from: "leon", startDate: "2027-05-01" },
])("planner and saved plan give the same facts: $route on $startDate", async (options) => {
  const { warnings, names, holidays, days } = await factsFromPlanner(options);
  const saved = findWarnings(await planFacts(options, { next: [on] })).map(({ waysOut: _, ...facts }) => facts);
  const cities = warnings.flatMap((warning) => (warning.kind === "passedCities" ? warning.cities : []));
  expect(warnings.flatMap((warning) => (warning.kind === "nights" ? [warning.group] : []))).toEqual(
    groupNights(saved.filter(isOfNights)),
  );
  expect(cities.map(({ day, to }) => ({ code: "passed_city", day, town: to }))).toEqual(
    saved.filter(({ code }) => code === "passed_city"),
  );
  expect(holidays.filter(({ code }) => code === "holiday")).toEqual(saved.filter(({ code }) => code === "holiday"));
  expect(holidays.filter(({ code }) => code === "local_feast")).toHaveLength(
    saved.filter(({ code }) => code === "local_feast").length,
  );
  const told = [...warnings.flatMap((one) => (one.kind === "nights" ? one.group.nights : [])), ...holidays];
  expect(told.filter(({ day }) => day > days)).not.toEqual([]);
  expect(names).toMatchObject({ negreira: "Negreira" });
});
