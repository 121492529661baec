import { expect, it } from "vitest";
import { testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import type { Member } from "#use-cases/actor.ts";
import { PlanNotPossible } from "#use-cases/plans/legs/complete-legs.ts";
import { showPlanner } from "#use-cases/planner/show-planner.ts";
import { readOptions, refusePlan } from "./save-options.server.ts";
import { loadComparison } from "#web/pages/planner/load-comparison.server.ts";
import { planErrors, readSentForm } from "./form/plan-form-page.server.ts";

const { context } = testApplication(await testDatabase({ seeded: true }));
const actor = { kind: "user", locale: "es", pace: null } as Member;
const keep = (query: string) => readOptions({ ...context, actor }, query);

it("saves a plan with the end chosen by the planner for its days", async () => {
  const expected = { input: { from: "sarria", startDate: "2027-05-10", days: 5 } };
  for (const dates of ["days=5&startDate=2027-05-10", "startDate=2027-05-10&arrival=2027-05-14"]) {
    expect(await keep(`?route=camino-frances&from=*&${dates}`)).toMatchObject(expected);
  }
});

it("redirects to the planner if an end depends on missing days", async () => {
  const query = "?route=camino-frances&from=*&arrival=2027-05-14";
  const answer: unknown = await keep(query).catch((thrown: unknown) => thrown);
  expect((answer as Response).headers.get("Location")).toBe(`/es/planner${query}`);
});

it("never saves a plan on another route than requested", async () => {
  const answer: unknown = await keep("?route=nowhere").catch((thrown: unknown) => thrown);
  expect((answer as Response).headers.get("Location")).toBe("/es/planner?route=nowhere");
  const sent = new FormData();
  for (const [name, value] of Object.entries({ leg: "0", route: "nowhere" })) sent.append(name, value);
  expect((await readSentForm({ ...context, actor }, sent)).optionErrors).toEqual([
    { leg: 0, field: "route", typed: "nowhere" },
  ]);
  const address = (search: string) => new URL(`https://plan.example.org/planner/compare${search}`);
  for (const search of ["?route=nowhere", "?route=camino-ingles&then=nowhere:muxia", "?plan=route%3Dnowhere"])
    await expect(loadComparison(context, address(search))).rejects.toMatchObject({ kind: "not-found" });
});

it.each([
  ["metric", "8 km a day at most"],
  ["imperial", "5 mi a day at most"],
] as const)("explains failures in the reader's units: %s", async (units, words) => {
  const facts = { max: 8, possible: 20, measure: "km", walker: 2 };
  const refusals = [{ field: "max", code: "max", facts }] as const;
  const { graph } = await showPlanner(context, "camino-ingles");
  const error = new PlanNotPossible(refusals, graph, (field) => `input.${field}`);
  const reader = { actor: { ...actor, locale: "en", units } as Member };
  expect(refusePlan("keep", new FormData(), reader, error)).toMatchObject({ problem: expect.stringContaining(words) });
  expect(planErrors(error, reader)).toEqual({ "0.max": [expect.stringContaining(words)] });
});
