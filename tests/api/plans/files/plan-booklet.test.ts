import { expect, it } from "vitest";
import type { ShownPlan } from "#contract/plans/shown-plan.ts";
import { signedInBrowser } from "#tests/support/program/api-browser.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { newPlan } from "#tests/support/samples/plans.ts";

const database = await testDatabase({ seeded: true });
const browser = await signedInBrowser(testApplication(database));

/** Pages before the days: the map and the list of days. */
const overviewPages = 3;
const albergues = ["albergue_municipal", "albergue_private", "albergue_parochial"];

it.each([
  ["en", []],
  ["es", []],
  ["en", albergues],
  ["es", albergues],
])("a booklet in %s has a page for each day, with places to stay of types %j", async (language, lodgingTypes) => {
  const plan = await newPlan(browser, { route: "camino-frances", startDate: "2027-05-10", lodgingTypes });
  const { days } = (await (await browser.send("GET", `/api/plans/${plan.uuid}`)).json()) as ShownPlan;
  const answer = await browser.send("GET", `/api/plans/${plan.uuid}.pdf?language=${language}`);
  const file = Buffer.from(await answer.arrayBuffer()).toString("latin1");
  expect(file.match(/\/Type \/Page\n/g)?.length).toBe(days.length + overviewPages);
});
