import { expect, it } from "vitest";
import { signedInBrowser } from "#tests/support/program/api-browser.ts";
import { problemOf, testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { ifMatch, newPlan } from "#tests/support/samples/plans.ts";

const application = testApplication(await testDatabase({ seeded: true }));

it("a person who plans without pause gets Retry-After, and nobody else does", async () => {
  const browser = await signedInBrowser(application);
  const plan = await newPlan(browser, { route: "camino-ingles" });
  const replan = () => browser.send("POST", `/api/plans/${plan.uuid}/replan`, { preview: true }, ifMatch(plan));
  let refused: Response | undefined;
  for (let batch = 0; batch < 60 && !refused; batch += 1) {
    const answers = await Promise.all(Array.from({ length: 10 }, replan));
    refused = answers.find(({ status }) => status !== 200);
  }
  expect(refused?.status).toBe(429);
  expect(Number(refused?.headers.get("Retry-After"))).toBeGreaterThan(0);
  if (refused) expect(await problemOf(refused)).toMatchObject({ type: "/api/docs#too-many-requests" });
  await newPlan(await signedInBrowser(application), { route: "camino-ingles" });
});
