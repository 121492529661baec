import { describe, expect, it } from "vitest";
import { RecipientRefusedError } from "#mail/mail.ts";
import { undeliveredAddresses } from "#use-cases/accounts/email-address/undelivered.ts";
import { deliverDueMails } from "#use-cases/emails/deliver-mails.ts";
import { signedInBrowser } from "#tests/support/program/api-browser.ts";
import { applicationWithClock } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { mailsTo } from "#tests/support/services/mails.ts";

const database = await testDatabase();
const { application, clock } = applicationWithClock(database, "2027-05-10T08:00:00Z");
const { context } = application;

describe("the outbox", () => {
  it("retries a mail after 30 s, 2 min, 10 min, 1 h and 6 h, then marks it as failed", async () => {
    await deliverDueMails(context, null);
    const { person } = await signedInBrowser(application);
    const tried: number[] = [];
    const failing = {
      send: async () => {
        tried.push(clock.ms);
        throw new Error("451 try again later");
      },
    };
    for (let second = 0; second < 9 * 3_600; second += 10) {
      await deliverDueMails(context, failing);
      clock.ms += 10_000;
    }
    const pauses = tried.slice(1).map((at, index) => (at - (tried[index] ?? 0)) / 1_000);
    expect(pauses).toEqual([30, 120, 600, 3_600, 21_600]);
    expect((await mailsTo(database, person.email))[0]).toMatchObject({
      state: "failed",
      attempts: 6,
      error: "451 try again later",
      next_attempt_at: null,
    });
  });

  it("ends at once for a recipient that is refused for good, and tells the account", async () => {
    await deliverDueMails(context, null);
    const { person } = await signedInBrowser(application);
    const undelivered = async () => {
      const { rows } = await database.pool.query<{ uuid: string }>('SELECT uuid FROM "user" WHERE email = $1', [
        person.email,
      ]);
      return undeliveredAddresses({ ...context, actor: { kind: "user", uuid: rows[0]?.uuid } as never });
    };
    expect(await undelivered()).toEqual([]);
    const refusing = {
      send: async () => {
        throw new RecipientRefusedError("550 no such mailbox");
      },
    };
    await deliverDueMails(context, refusing);
    expect((await mailsTo(database, person.email))[0]).toMatchObject({
      state: "failed",
      attempts: 1,
      error: "550 no such mailbox",
      next_attempt_at: null,
    });
    expect(await undelivered()).toEqual([person.email]);
  });

  it("sends each mail once with several concurrent processes", async () => {
    const { person } = await signedInBrowser(application);
    const sent: string[] = [];
    const transport = { send: async ({ to }: { to: string }) => void sent.push(to) };
    await Promise.all([1, 2, 3].map(() => deliverDueMails(context, transport)));
    expect(sent).toEqual([person.email]);
    expect((await mailsTo(database, person.email))[0]).toMatchObject({ state: "sent", error: null });
  });

  it("resumes a mail that a process left unfinished", async () => {
    const { person } = await signedInBrowser(application);
    // Simulates a process that dies; aborted at the end of the test.
    const death = new AbortController();
    const begun = Promise.withResolvers<void>();
    const neverEnding = {
      send: () => {
        begun.resolve();
        return new Promise<void>(() => undefined);
      },
    };
    const dying = deliverDueMails(context, neverEnding, { signal: death.signal });
    await begun.promise;
    const sent: string[] = [];
    const transport = { send: async ({ to }: { to: string }) => void sent.push(to) };
    await deliverDueMails(context, transport);
    clock.ms += 5 * 60_000;
    await deliverDueMails(context, transport);
    expect(sent).toEqual([person.email]);
    death.abort();
    await dying;
  });

  it("stores mails if there is no mail server", async () => {
    const { person } = await signedInBrowser(application);
    await deliverDueMails(context, null);
    expect((await mailsTo(database, person.email))[0]).toMatchObject({ state: "kept" });
  });
});
