import { expect, it } from "vitest";
import { shownPlan } from "#contract/plans/shown-plan.ts";
import { signedInBrowser } from "#tests/support/program/api-browser.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { ifMatch, inglesOptions, newPlan } from "#tests/support/samples/plans.ts";

const application = testApplication(await testDatabase({ seeded: true }));

it("a plan keeps its version where a change changes nothing", async () => {
  const browser = await signedInBrowser(application);
  const plan = await newPlan(browser);
  const path = `/api/plans/${plan.uuid}`;
  const { name, input, updatedAt } = plan;
  const { startDate, ideal } = inglesOptions;
  const changes = [
    {},
    { input: {} },
    { name },
    { input: { startDate } },
    { name, input: { startDate, ideal } },
    { input },
  ];
  for (const change of changes) {
    const answer = await browser.send("PATCH", path, change, ifMatch(plan));
    expect([change, answer.status, answer.headers.get("ETag")]).toEqual([change, 200, '"1"']);
    expect(shownPlan.parse(await answer.json())).toMatchObject({ version: 1, updatedAt });
  }
  const day = await browser.send("PATCH", `${path}/days/1`, { notes: "", pinned: false }, ifMatch(plan));
  expect([day.status, day.headers.get("ETag")]).toEqual([200, '"1"']);
  expect((await browser.send("PATCH", path, { name: "other" }, ifMatch(plan))).headers.get("ETag")).toBe('"2"');
});
