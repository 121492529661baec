import { expect, it } from "vitest";
import { shownPlan } from "#contract/plans/shown-plan.ts";
import { signedInBrowser } from "#tests/support/program/api-browser.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { inglesOptions } from "#tests/support/samples/plans.ts";

const application = testApplication(await testDatabase({ seeded: true }));
const options = { name: "Once", input: inglesOptions };

it("creates one plan for requests with the same idempotency key, concurrent ones too", async () => {
  const browser = await signedInBrowser(application);
  const send = async (key: string) => {
    const answer = await browser.send("POST", "/api/plans", options, { "Idempotency-Key": key });
    expect(answer.status).toBe(201);
    return shownPlan.parse(await answer.json()).uuid;
  };
  const [first, second] = await Promise.all([send("a"), send("a")]);
  expect([second, await send("a")]).toEqual([first, first]);
  expect(await send("b")).not.toBe(first);
  expect((await (await browser.send("GET", "/api/plans")).json()).total).toBe(2);

  const other = await signedInBrowser(application);
  const theirs = await other.send("POST", "/api/plans", options, { "Idempotency-Key": "a" });
  expect((await theirs.json()).uuid).not.toBe(first);
});

it.each(["", "x".repeat(201)])("refuses an idempotency key of invalid length", async (key) => {
  const browser = await signedInBrowser(application);
  const answer = await browser.send("POST", "/api/plans", options, { "Idempotency-Key": key });
  expect(answer.status).toBe(422);
  expect(Object.keys((await answer.json()).errors)).toEqual(["idempotency-key"]);
});
