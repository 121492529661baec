import { expect, it } from "vitest";
import { planCreation } from "#contract/plans/plans.ts";
import { createPlanOnce } from "#use-cases/plans/create-plan.ts";
import { editorMember } from "#tests/support/samples/editor-member.ts";
import { shownPlan } from "#contract/plans/shown-plan.ts";
import { signedInBrowser } from "#tests/support/program/api-browser.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { inglesOptions } from "#tests/support/samples/plans.ts";

const database = await testDatabase({ seeded: true });
const application = testApplication(database);
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

it("saves the plan of a form once, and again after it has been changed", async () => {
  const browser = await signedInBrowser(application);
  const { rows } = await database.pool.query('SELECT uuid FROM "user" WHERE email = $1', [browser.person.email]);
  const context = { ...application.context, actor: { ...editorMember, roles: [], uuid: String(rows[0].uuid) } };
  const save = async () => (await createPlanOnce(context, planCreation.parse(options))).uuid;
  const first = await save();
  expect(await save()).toBe(first);
  const note = { notes: "Buy plasters" };
  const changed = await browser.send("PATCH", `/api/plans/${first}/days/1`, note, { "If-Match": "*" });
  expect(changed.status).toBe(200);
  const second = await save();
  expect(second).not.toBe(first);
  expect(await save()).toBe(second);
});

it.each(["", "x".repeat(201)])("refuses an idempotency key of invalid length", async (key) => {
  const browser = await signedInBrowser(application);
  const answer = await browser.send("POST", "/api/plans", options, { "Idempotency-Key": key });
  expect(answer.status).toBe(422);
  expect(Object.keys((await answer.json()).errors)).toEqual(["idempotency-key"]);
});
