import { expect, it } from "vitest";

import { withDefaults } from "#domain/planner/options/with-defaults.ts";
import { planOutcome } from "#web/features/planner/view/make-plan-view.ts";
import { readRealRoutes } from "#tests/planner/graphs/graph-from-data.ts";

import { reasonsOf } from "./use-browser-plan.ts";

const { routes, graphOf } = readRealRoutes();
const route = "camino-ingles";
const options = withDefaults(
  routes.find(({ slug }) => slug === route)!,
  { route },
);
const planned = planOutcome(graphOf(route), options);
const refused = planOutcome(graphOf(route), { ...options, days: 1 });

it("never shows the previous plan for options without a plan", () => {
  expect(planned.outcome.ok).toBe(true);
  expect(reasonsOf({ outcome: planned, previousReasons: null })).toBeNull();
});

it("shows the previous reasons until the new ones are computed", () => {
  expect(refused.outcome.ok).toBe(false);
  expect(reasonsOf({ outcome: refused, previousReasons: null })).toBe(refused);
  expect(reasonsOf({ outcome: null, previousReasons: refused })).toBe(refused);
  expect(reasonsOf(null)).toBeNull();
});
