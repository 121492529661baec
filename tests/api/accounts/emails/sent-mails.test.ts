import { expect, it } from "vitest";
import { queueEmail } from "#database/queries/emails/emails.ts";
import type { Mail } from "#mail/mail.ts";
import { DatabaseOutageError } from "#database/connection/database-outage.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { deliverDueMails } from "#use-cases/emails/deliver-mails.ts";
import { sweepOutbox } from "#use-cases/emails/change-outbox.ts";
import { signedInBrowser } from "#tests/support/program/api-browser.ts";

const database = await testDatabase({ seeded: true });
const { rows: houses } = await database.pool.query<{ uuid: string }>("SELECT uuid FROM accommodation LIMIT 1");
const house = { accommodationUuid: houses[0]?.uuid ?? "" };
const day = 86_400_000;
const secret = "A".repeat(43);
const letter = { to: "a@example.org", subject: "A", text: `See https://x.org/confirm/${secret}.`, html: "<p>A</p>" };

it("sends password resets before mails to places to stay", async () => {
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

it("sends one mail at a time, so that a slow server causes no duplicates", async () => {
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

it("uses the same Message-ID for every attempt", async () => {
  const clock = { ms: Date.now() };
  const { context } = testApplication(database, { now: () => new Date(clock.ms) });
  const uuid = await queueEmail(database, { ...letter, template: "welcome" }, context.now());
  const said: (string | undefined)[] = [];
  const failing = async ({ messageId }: Mail) => {
    said.push(messageId);
    throw new Error("421 later");
  };
  await deliverDueMails(context, { send: failing });
  clock.ms += 30_000;
  await deliverDueMails(context, { send: async ({ messageId }) => void said.push(messageId) });
  expect(said).toEqual([`<${uuid}@localhost>`, `<${uuid}@localhost>`]);
});

it("sends no mail twice if the database fails before its result is stored", async () => {
  const clock = { ms: Date.now() };
  const uuid = await queueEmail(database, { ...letter, template: "welcome" }, new Date(clock.ms));
  let outages = 0;
  let isSent = false;
  const drizzle = new Proxy(database.drizzle, {
    get: (target, name: "update") => {
      if ((name as string) === "update" && isSent && outages < 2) {
        outages += 1;
        throw new DatabaseOutageError("unreachable", "the database is away");
      }
      return target[name];
    },
  });
  const { context } = testApplication({ ...database, drizzle }, { now: () => new Date(clock.ms) });
  const sent: string[] = [];
  const send = async ({ messageId = "" }: Mail) => {
    isSent = true;
    sent.push(messageId);
  };
  await deliverDueMails(context, { send });
  clock.ms += 3_600_000;
  await deliverDueMails(context, { send });
  expect([sent.filter((id) => id.includes(uuid)), outages]).toEqual([[`<${uuid}@localhost>`], 2]);
});

it("finishes a mail in progress on shutdown, and stores that it was sent", async () => {
  const { context } = testApplication(database);
  const uuid = await queueEmail(database, { ...letter, template: "welcome" }, context.now());
  const stopping = new AbortController();
  const taken = Promise.withResolvers<void>();
  const delivery = deliverDueMails(context, { send: () => taken.promise }, { signal: stopping.signal });
  const state = async () => (await database.pool.query("SELECT state FROM email WHERE uuid = $1", [uuid])).rows[0];
  await expect.poll(state).toEqual({ state: "sending" });
  stopping.abort();
  taken.resolve();
  expect(await delivery).toBe(1);
  expect(await state()).toEqual({ state: "sent" });
});

it("leaves an abandoned mail to the next process", async () => {
  const clock = { ms: Date.now() };
  const { context } = testApplication(database, { now: () => new Date(clock.ms) });
  const uuid = await queueEmail(database, { ...letter, template: "welcome" }, context.now());
  const frozen = Promise.withResolvers<void>();
  const first = deliverDueMails(context, { send: () => frozen.promise });
  const state = async () => (await database.pool.query("SELECT state FROM email WHERE uuid = $1", [uuid])).rows[0];
  await expect.poll(state).toEqual({ state: "sending" });
  clock.ms += 5 * 60_000;
  await deliverDueMails(context, { send: async () => undefined });
  frozen.reject(new Error("Connection lost"));
  await first;
  expect(await state()).toEqual({ state: "sent" });
});

it("deletes account mails after thirty days, and link secrets in mails to places to stay", async () => {
  const { context } = testApplication(database, { now: () => new Date(Date.now() + 31 * day) });
  await sweepOutbox(context);
  const { rows } = await database.pool.query("SELECT text, html FROM email WHERE state = 'sent'");
  expect(rows).toEqual([{ text: "See https://x.org/confirm/….", html: "" }]);
});

it("deletes failed account mails after thirty days, but not queued ones", async () => {
  const clock = { ms: Date.now() };
  const { context } = testApplication(database, { now: () => new Date(clock.ms) });
  const queue = (to: string, of: object = {}) =>
    queueEmail(database, { ...letter, ...of, to, template: "welcome" }, context.now());
  await queue("kept@example.org");
  await queue("house@example.org", house);
  await deliverDueMails(context, null);
  await queue("failed@example.org");
  await database.pool.query(
    `UPDATE email SET state = 'failed', next_attempt_at = NULL WHERE "to" = 'failed@example.org'`,
  );
  await queue("queued@example.org");
  const left = async (): Promise<string[]> => {
    await sweepOutbox(context);
    const { rows } = await database.pool.query<{ to: string }>(
      `SELECT "to" FROM email WHERE "to" ~ '^(kept|house|failed|queued)@' ORDER BY "to"`,
    );
    return rows.map(({ to }) => to.replace("@example.org", ""));
  };
  clock.ms += 29 * day;
  expect(await left()).toEqual(["failed", "house", "kept", "queued"]);
  clock.ms += 2 * day;
  expect(await left()).toEqual(["house", "queued"]);
});

it("lets members read while the database is read-only", async () => {
  const application = testApplication(database);
  const { jar } = await signedInBrowser(application);
  const readOnly = new DatabaseOutageError("disk-full", "the disk is full");
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
