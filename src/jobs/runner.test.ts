import { setTimeout as delay } from "node:timers/promises";
import { expect, it } from "vitest";
import { signedInBrowser } from "#tests/support/program/api-browser.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { startJobs } from "./runner.ts";

const database = await testDatabase({ seeded: true });

async function until(isSo: () => boolean): Promise<void> {
  for (let waited = 0; !isSo() && waited < 5_000; waited += 10) await delay(10);
}

it("sends a queued mail at once, and nothing after being stopped", async () => {
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

it("sends a password reset while a slow server delays five hundred other mails", async () => {
  const application = testApplication(database);
  const { context } = application;
  const { send, person } = await signedInBrowser(application);
  await database.pool.query("UPDATE email SET state = 'sent', next_attempt_at = NULL");
  await database.pool.query(
    `INSERT INTO email (uuid, "to", subject, text, html, template, accommodation_uuid, next_attempt_at, created_at)
     SELECT gen_random_uuid(), 'house' || n || '@example.org', 'Letter', '', '', 'confirm',
       (SELECT uuid FROM accommodation LIMIT 1), now(), now() FROM generate_series(1, 500) n`,
  );
  await send("POST", "/api/user/email-confirmation");
  const begun: string[] = [];
  const isSlow = (subject: string) => subject !== "Choose a new password";
  const jobs = startJobs(context, {
    send: ({ subject }) => {
      begun.push(subject);
      return isSlow(subject) ? new Promise(() => undefined) : Promise.resolve();
    },
  });
  await until(() => begun.filter(isSlow).length === 2);
  await send("POST", "/api/forgotten-password", { email: person.email });
  await until(() => begun.length === 3);
  expect(begun[2]).toBe("Choose a new password");
  // Each server is processing one of its mails: the other letters have not been started.
  expect(begun.filter((subject) => subject === "Letter")).toHaveLength(1);
  await jobs.stop();
});

it("continues after a failed job", async () => {
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
  context.jobs.notify();
  await until(() => failures.length > before);
  await jobs.stop();
  expect(failures.length).toBeGreaterThan(before);
  expect(new Set(failures)).toEqual(new Set(["a job failed"]));
});
