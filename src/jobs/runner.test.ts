import { setTimeout as delay } from "node:timers/promises";
import { expect, it } from "vitest";
import { signedInBrowser } from "#tests/support/api-browser.ts";
import { testApplication } from "#tests/support/application.ts";
import { testDatabase } from "#tests/support/database.ts";
import { startJobs } from "./runner.ts";

const database = await testDatabase();

async function until(isSo: () => boolean): Promise<void> {
  for (let waited = 0; !isSo() && waited < 5_000; waited += 10) await delay(10);
}

it("sends a mail as soon as it is announced, and begins nothing more after it was stopped", async () => {
  const application = testApplication(database);
  const sent: string[] = [];
  const jobs = startJobs(application.context, { send: async ({ to, subject }) => void sent.push(`${to} ${subject}`) });
  const { send, person } = await signedInBrowser(application);
  await until(() => sent.length === 1);
  expect(sent).toEqual([`${person.email} Welcome to Vieira`]);
  await send("POST", "/api/forgotten-password", { email: person.email });
  await until(() => sent.length === 2);
  expect(sent[1]).toBe(`${person.email} Choose a new password`);
  await jobs.stop();
  await send("POST", "/api/user/email-confirmation");
  await delay(1_500);
  expect(sent).toHaveLength(2);
});

it("goes on after a job has failed", async () => {
  const application = testApplication(database);
  const failures: string[] = [];
  const log = { ...application.context.log, error: (_: object, message: string) => void failures.push(message) };
  const away = () => {
    throw new Error("the database is away");
  };
  const broken = { ...database, drizzle: new Proxy(database.drizzle, { get: away }) };
  const context = { ...application.context, database: broken, log };
  const jobs = startJobs(context, null);
  await until(() => failures.length >= 3);
  const before = failures.length;
  context.jobs.ring();
  await until(() => failures.length > before);
  await jobs.stop();
  expect(failures.length).toBeGreaterThan(before);
  expect(new Set(failures)).toEqual(new Set(["a job failed"]));
});
