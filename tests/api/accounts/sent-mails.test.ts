import { expect, it } from "vitest";
import { queueEmail } from "#database/queries/emails.ts";
import { DatabaseAwayError } from "#database/database-away.ts";
import { testApplication } from "#tests/support/application.ts";
import { testDatabase } from "#tests/support/database.ts";
import { deliverDueMails } from "#use-cases/outbox/deliver-mails.ts";
import { sweepOutbox } from "#use-cases/outbox/sweep-outbox.ts";
import { signedInBrowser } from "#tests/support/api-browser.ts";

const database = await testDatabase({ seeded: true });
const { rows: houses } = await database.pool.query<{ uuid: string }>("SELECT uuid FROM accommodation LIMIT 1");
const house = { accommodationUuid: houses[0]?.uuid ?? "" };
const day = 86_400_000;
const secret = "A".repeat(43);
const letter = { to: "a@example.org", subject: "A", text: `See https://x.org/confirm/${secret}.`, html: "<p>A</p>" };

it("sends new passwords first, and letters to houses beside them", async () => {
  const { context } = testApplication(database);
  const now = context.now();
  await queueEmail(database, { ...letter, ...house, template: "confirm" }, new Date(now.getTime() - 3_000));
  await queueEmail(database, { ...letter, template: "welcome" }, new Date(now.getTime() - 2_000));
  await queueEmail(
    database,
    { ...letter, subject: "reset", template: "resetPassword" },
    new Date(now.getTime() - 1_000),
  );
  const sent: string[] = [];
  await deliverDueMails(context, { send: async ({ subject }) => void sent.push(subject) }, { lane: "accounts" });
  expect(sent).toEqual(["reset", "A"]);
  await deliverDueMails(context, { send: async ({ subject }) => void sent.push(subject) }, { lane: "houses" });
  expect(sent).toEqual(["reset", "A", "A"]);
});

it("takes one mail at a time, so that a slow server makes nobody send the others a second time", async () => {
  const { context } = testApplication(database);
  for (let n = 0; n < 3; n += 1) await queueEmail(database, { ...letter, template: "welcome" }, context.now());
  const calledOff = new AbortController();
  const hanging = deliverDueMails(context, { send: () => new Promise(() => undefined) }, { signal: calledOff.signal });
  const sending = () => database.pool.query("SELECT count(*)::int AS n FROM email WHERE state = 'sending'");
  await expect.poll(async () => (await sending()).rows).toEqual([{ n: 1 }]);
  const sent: string[] = [];
  await deliverDueMails(context, { send: async ({ to }) => void sent.push(to) });
  expect(sent).toHaveLength(2);
  calledOff.abort();
  expect(await hanging).toBe(0);
});

it("forgets mails about accounts after thirty days, and of letters to houses the secrets", async () => {
  const { context } = testApplication(database, { now: () => new Date(Date.now() + 31 * day) });
  await sweepOutbox(context);
  const { rows } = await database.pool.query("SELECT text, html FROM email WHERE state = 'sent'");
  expect(rows).toEqual([{ text: "See https://x.org/confirm/….", html: "" }]);
});

it("lets members read while nothing can be written", async () => {
  const application = testApplication(database);
  const { jar } = await signedInBrowser(application);
  const readOnly = new DatabaseAwayError("disk-full", "the disk is full");
  const drizzle = new Proxy(database.drizzle, {
    get: (target, name: "select") => {
      if ((name as string) === "update") throw readOnly;
      return target[name];
    },
  });
  const later = testApplication({ ...database, drizzle }, { now: () => new Date(Date.now() + 3_600_000) });
  const response = await later.app.request("/api/user", { headers: { Cookie: jar.header } });
  expect(response.status).toBe(200);
});
