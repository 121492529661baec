import { describe, expect, it } from "vitest";
import { email, type Email, emailList, houseMailDraft, unverifiedHouseList } from "#contract/emails/emails.ts";
import { deliverDueMails } from "#use-cases/emails/deliver-mails.ts";
import { sweepOutbox } from "#use-cases/emails/change-outbox.ts";
import { apiBrowser, signedInBrowser } from "#tests/support/program/api-browser.ts";
import { problemOf, testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { staffBrowser } from "#tests/support/program/staff-browser.ts";

const database = await testDatabase({ seeded: true });
const clock = { ms: Date.parse("2027-05-10T08:00:00Z") };
const now = () => new Date(clock.ms);
const client = { address: 0 };
const application = testApplication(database, { now, clientAddress: () => `192.0.2.${(client.address += 1)}` });
const leaving = testApplication(database, { now, settings: { hasMailServer: true } });
const editor = await staffBrowser(application, database, "editor");
const administrator = await staffBrowser(application, database, "administrator");
const { rows: houses } = await database.pool.query<{ uuid: string; name: string }>(
  "SELECT uuid, name FROM accommodation WHERE published AND email IS NULL ORDER BY slug LIMIT 5",
);
const [house, other] = [houses[0]!, houses[1]!];
const path = (uuid: string) => `/api/administration/accommodations/${uuid}/emails`;

async function write(body: object, uuid = house.uuid): Promise<Email> {
  const answer = await editor.send("POST", path(uuid), { template: "confirm", to: "house@example.org", ...body });
  if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`);
  return email.parse(await answer.json());
}

describe("writing to a place to stay", () => {
  it("previews a mail in either language without sending it", async () => {
    const draft = async (body: object) => {
      const answer = await editor.send("POST", `${path(house.uuid)}/preview`, body);
      return houseMailDraft.parse(await answer.json());
    };
    const spanish = await draft({ template: "confirm" });
    expect(spanish).toMatchObject({ to: null, locale: "es", subject: expect.stringContaining(house.name) });
    expect(spanish.html).toContain("http://localhost:3000/es/confirm/…");
    const own = await draft({
      template: "correct",
      locale: "en",
      subject: "Hello",
      body: "Dear house,\n\nPlease look.",
    });
    expect(own).toMatchObject({ subject: "Hello", text: expect.stringContaining("/correct/…") });
    const { rows } = await database.pool.query(
      "SELECT count(*)::int AS mails FROM email WHERE accommodation_uuid IS NOT NULL",
    );
    expect(rows).toEqual([{ mails: 0 }]);
  });

  it("puts the mail into the outbox, with a working link", async () => {
    const sent = await write({ locale: "en" });
    expect(sent).toMatchObject({
      to: "house@example.org",
      state: "queued",
      attempts: 0,
      accommodation: { uuid: house.uuid, name: house.name },
    });
    const written = emailList.parse(await (await editor.send("GET", path(house.uuid))).json());
    expect(written.data.map(({ uuid }) => uuid)).toEqual([sent.uuid]);
    const secret = /\/confirm\/([\w-]{43})/.exec(sent.text)?.[1];
    expect((await apiBrowser(application).send("POST", `/api/owner-links/${secret}/confirm`)).status).toBe(204);
    const { rows } = await database.pool.query(
      "SELECT after FROM audit_log WHERE resource_uuid = $1 AND action = 'write'",
      [house.uuid],
    );
    expect(rows).toMatchObject([{ after: { template: "confirm", to: "house@example.org" } }]);
  });

  it("writes to the owner, in the owner's language, if known", async () => {
    const owner = "0190aaaa-0000-7000-8000-000000000001";
    await database.pool.query(
      "INSERT INTO accommodation_owner (uuid, name, email, locale) VALUES ($1, 'Uxía', 'uxia@example.org', 'en')",
      [owner],
    );
    await database.pool.query("UPDATE accommodation SET owner_uuid = $1 WHERE uuid = $2", [owner, other.uuid]);
    const mail = await write({ template: "welcome", to: undefined }, other.uuid);
    expect(mail).toMatchObject({ to: "uxia@example.org", text: expect.stringContaining("Hello Uxía,") });
  });

  it("refuses line breaks in headers, places without an address and unknown templates", async () => {
    const refused = async (body: object) => {
      const answer = await editor.send("POST", path(house.uuid), body);
      expect(answer.status).toBe(422);
      return Object.keys((await problemOf(answer)).errors ?? {});
    };
    const to = "house@example.org";
    expect(await refused({ template: "confirm", to, subject: "Hi\r\nBcc: all@example.org" })).toEqual(["subject"]);
    expect(await refused({ template: "confirm", to: `${to}\nBcc: all@example.org` })).toEqual(["to"]);
    expect(await refused({ template: "confirm", to: `${to}, all@example.org` })).toEqual(["to"]);
    expect(await refused({ template: "confirm" })).toEqual(["to"]);
    expect(await refused({ template: "spam", to })).toEqual(["template"]);
    expect(
      (await editor.send("POST", path("0190aaaa-0000-7000-8000-000000000000"), { template: "confirm", to })).status,
    ).toBe(404);
  });
});

describe("places to stay that nobody has verified for over a year", () => {
  it("are listed with contacts, those with an address first, until they are verified", async () => {
    const list = async (query: string) => {
      const answer = await editor.send("GET", `/api/administration/unverified-accommodations?${query}`);
      return unverifiedHouseList.parse(await answer.json());
    };
    const first = await list("perPage=100");
    expect(first.total).toBeGreaterThan(1_000);
    expect(first.data.every(({ to }) => to !== null)).toBe(true);
    const [listed] = (await list(`q=${encodeURIComponent(other.name)}&perPage=1`)).data;
    expect(listed).toEqual({
      uuid: other.uuid,
      name: other.name,
      town: expect.any(String),
      to: "uxia@example.org",
      verifiedAt: null,
      writtenAt: now().toISOString(),
    });
    await database.pool.query("UPDATE accommodation SET verified_at = $1 WHERE uuid = $2", [now(), other.uuid]);
    const named = `q=${encodeURIComponent(other.name)}&perPage=100`;
    const uuids = async () => (await list(named)).data.map(({ uuid }) => uuid);
    expect(await uuids()).not.toContain(other.uuid);
    const stale = new Date(clock.ms - 366 * 86_400_000);
    await database.pool.query("UPDATE accommodation SET verified_at = $1 WHERE uuid = $2", [stale, other.uuid]);
    expect(await uuids()).toContain(other.uuid);
    expect((await apiBrowser(application).send("GET", "/api/administration/unverified-accommodations")).status).toBe(
      401,
    );
  });
});

describe("the outbox", () => {
  it("shows the state of a mail, retries it and stores replies", async () => {
    const { uuid } = await write({});
    await deliverDueMails(leaving.context, {
      send: async () => {
        throw new Error("550 no such mailbox");
      },
    });
    const one = async () => email.parse(await (await editor.send("GET", `/api/administration/emails/${uuid}`)).json());
    expect(await one()).toMatchObject({
      state: "queued",
      attempts: 1,
      error: "550 no such mailbox",
      nextAttemptAt: "2027-05-10T08:00:30.000Z",
    });
    const again = await editor.send("POST", `/api/administration/emails/${uuid}/retry`);
    expect(await again.json()).toMatchObject({ state: "queued", attempts: 0, error: null });
    await deliverDueMails(leaving.context, { send: async () => undefined });
    expect(await one()).toMatchObject({ state: "sent", sentAt: "2027-05-10T08:00:00.000Z" });
    expect((await editor.send("POST", `/api/administration/emails/${uuid}/retry`)).status).toBe(422);
    const answer = await editor.send("POST", `/api/administration/emails/${uuid}/replies`, {
      text: "Todo bien.",
      receivedAt: "2027-05-11T10:00:00+02:00",
    });
    expect(answer.status).toBe(201);
    for (const receivedAt of ["0000-01-01T00:00:00Z", "9999-12-31T23:59:59-12:00"]) {
      const body = { text: "Nobody answers then.", receivedAt };
      expect((await editor.send("POST", `/api/administration/emails/${uuid}/replies`, body)).status).toBe(422);
    }
    expect((await one()).replies).toMatchObject([{ text: "Todo bien.", receivedAt: "2027-05-11T08:00:00.000Z" }]);
  });

  it("shows account mails to administrators only", async () => {
    const list = async (browser: typeof editor) =>
      emailList.parse(await (await browser.send("GET", "/api/administration/emails?perPage=100")).json());
    const all = await list(administrator);
    expect((await list(editor)).data.every(({ accommodation }) => accommodation !== null)).toBe(true);
    const ofAccount = all.data.find(({ accommodation }) => accommodation === null);
    expect(ofAccount).toMatchObject({ to: expect.stringMatching(/^ana/) });
    expect((await editor.send("GET", `/api/administration/emails/${ofAccount?.uuid}`)).status).toBe(404);
    expect((await editor.send("POST", `/api/administration/emails/${ofAccount?.uuid}/retry`)).status).toBe(404);
  });

  it("shows link secrets only if no mail can be sent", async () => {
    const { uuid } = await write({ to: "secret@example.org" });
    const there = await staffBrowser(leaving, database, "administrator");
    const textIn = async (browser: typeof editor) =>
      email.parse(await (await browser.send("GET", `/api/administration/emails/${uuid}`)).json()).text;
    expect(await textIn(administrator)).toMatch(/\/confirm\/[\w-]{43}/);
    expect(await textIn(there)).toContain("/confirm/…");
    await deliverDueMails(application.context, null);
    expect(await textIn(there)).toMatch(/\/confirm\/[\w-]{43}/);
  });

  it("filters by state, house and words", async () => {
    const list = async (query: string) =>
      emailList.parse(await (await editor.send("GET", `/api/administration/emails?${query}`)).json()).data;
    expect((await list(`accommodation=${other.uuid}`)).map(({ to }) => to)).toEqual(["uxia@example.org"]);
    expect((await list("q=secret@")).map(({ to }) => to)).toEqual(["secret@example.org"]);
    expect((await list("state=sent")).every(({ state }) => state === "sent")).toBe(true);
  });

  it("deletes the addresses of thanked senders after a week", async () => {
    await database.pool.query(
      `INSERT INTO email (uuid, "to", subject, text, html, template, state, created_at)
       VALUES ('0190aaaa-0000-7000-8000-000000000002', 'thanked@example.org', '', '', '', 'suggestion_thanks', 'sent', $1)`,
      [now()],
    );
    const left = async () => {
      await sweepOutbox(application.context);
      return (await database.pool.query(`SELECT 1 FROM email WHERE "to" = 'thanked@example.org'`)).rowCount;
    };
    expect(await left()).toBe(1);
    clock.ms += 7 * 86_400_000;
    expect(await left()).toBe(0);
  });

  it("answers 401 to visitors and 404 to members", async () => {
    for (const [browser, status] of [
      [apiBrowser(application), 401],
      [await signedInBrowser(application), 404],
    ] as const) {
      const answers = [
        await browser.send("GET", "/api/administration/emails?state=lost"),
        await browser.send("POST", path(house.uuid), {}),
        await browser.send("POST", `${path(house.uuid)}/preview`, {}),
      ];
      expect(answers.map((answer) => answer.status)).toEqual([status, status, status]);
    }
  });
});
