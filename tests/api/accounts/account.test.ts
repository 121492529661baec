import { describe, expect, it } from "vitest";
import { sessionList } from "#contract/accounts/account.ts";
import { apiBrowser, newPerson, signedInBrowser } from "#tests/support/program/api-browser.ts";
import { problemOf, applicationWithClock } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { linkSecret, mailsTo } from "#tests/support/services/mails.ts";

const database = await testDatabase();
const { application, clock } = applicationWithClock(database, "2027-05-10T08:00:00Z");
const hour = 3_600_000;

describe("PATCH /api/user", () => {
  it("changes the given fields, keeps the rest and increments the version", async () => {
    const { send, person } = await signedInBrowser(application);
    const pace = { flatKmh: 4.5, ascentMPerH: 350, descentMPerH: 550 };
    const answer = await send("PATCH", "/api/user", {
      name: "Ana María",
      locale: "es",
      units: "imperial",
      clock: "12h",
      pace,
    });
    expect([answer.status, answer.headers.get("ETag")]).toEqual([200, '"2"']);
    const changed = {
      name: "Ana María",
      email: person.email,
      locale: "es",
      units: "imperial",
      clock: "12h",
      pace,
      version: 2,
    };
    expect(await answer.json()).toMatchObject(changed);
    expect(await (await send("PATCH", "/api/user", { pace: null })).json()).toMatchObject({
      ...changed,
      pace: null,
      version: 3,
    });
    const { rows } = await database.pool.query(
      "SELECT before, after FROM audit_log WHERE action = 'update' ORDER BY at, uuid LIMIT 1",
    );
    expect(rows[0]).toMatchObject({ before: { units: "metric" }, after: { units: "imperial" } });
  });

  it.each([
    [{ name: " " }, "name"],
    [{ email: "x" }, "email"],
    [{ locale: "fr" }, "locale"],
    [{ units: "leagues" }, "units"],
    [{ name: "\u200b \u2060" }, "name"],
    [{ pace: { flatKmh: 0, ascentMPerH: 300, descentMPerH: 500 } }, "pace.flatKmh"],
  ])("refuses %j", async (change, field) => {
    const { send } = await signedInBrowser(application);
    const { status, errors } = await problemOf(await send("PATCH", "/api/user", change));
    expect([status, Object.keys(errors ?? {})]).toEqual([422, [field]]);
  });

  it("does not accept roles", async () => {
    const { send } = await signedInBrowser(application);
    expect(await (await send("PATCH", "/api/user", { name: "Eve", roles: ["administrator"] })).json()).toMatchObject({
      roles: [],
    });
  });

  it("changes the e-mail address only by the link sent to it, and warns the old address", async () => {
    const { send, person } = await signedInBrowser(application);
    const { email } = newPerson();
    const change = { email, currentPassword: person.password };
    expect(await (await send("PATCH", "/api/user", change)).json()).toMatchObject({ email: person.email });
    expect((await mailsTo(database, person.email)).map(({ template }) => template)).toEqual([
      "welcome",
      "emailWillChange",
    ]);
    const token = await linkSecret(database, email, "changeEmail");
    expect((await send("POST", "/api/confirm-email", { token })).status).toBe(204);
    expect(await (await send("GET", "/api/user")).json()).toMatchObject({ email, emailConfirmed: true });
    expect((await send("POST", "/api/confirm-email", { token })).status).toBe(422);
  });

  it("refuses an address that has an account, on request and on confirmation", async () => {
    const [{ send, person }, other] = [await signedInBrowser(application), await signedInBrowser(application)];
    const change = (email: string) => send("PATCH", "/api/user", { email, currentPassword: person.password });
    const taken = await problemOf(await change(other.person.email));
    expect(Object.keys(taken.errors ?? {})).toEqual(["email"]);
    const late = newPerson();
    await change(late.email);
    await apiBrowser(application).send("POST", "/api/register", late);
    const token = await linkSecret(database, late.email, "changeEmail");
    expect((await problemOf(await send("POST", "/api/confirm-email", { token }))).status).toBe(422);
  });

  it("answers 401 to visitors", async () => {
    expect((await apiBrowser(application).send("PATCH", "/api/user", { name: "x" })).status).toBe(401);
  });
});

describe("confirming the e-mail address", () => {
  it("works once, by the link in the welcome mail, within 24 hours", async () => {
    const { send, person } = await signedInBrowser(application);
    const token = await linkSecret(database, person.email, "welcome");
    expect((await send("POST", "/api/confirm-email", { token })).status).toBe(204);
    expect((await (await send("GET", "/api/user")).json()).emailConfirmed).toBe(true);
    expect((await send("POST", "/api/confirm-email", { token })).status).toBe(422);
    const late = await signedInBrowser(application);
    const old = await linkSecret(database, late.person.email, "welcome");
    clock.ms += 24 * hour;
    expect((await apiBrowser(application).send("POST", "/api/confirm-email", { token: old })).status).toBe(422);
  });

  it("can be requested again, five times an hour", async () => {
    const { send, person } = await signedInBrowser(application);
    const statuses = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await send("POST", "/api/user/email-confirmation")).status);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
    const token = await linkSecret(database, person.email, "confirmEmail");
    expect((await send("POST", "/api/confirm-email", { token })).status).toBe(204);
    expect((await send("POST", "/api/user/email-confirmation")).status).toBe(202);
    expect(await mailsTo(database, person.email)).toHaveLength(6);
    expect((await apiBrowser(application).send("POST", "/api/user/email-confirmation")).status).toBe(401);
  });
});

describe("sessions", () => {
  it("are listed with their device, and can be ended", async () => {
    const browser = await signedInBrowser(application);
    const other = apiBrowser(application);
    await other.send("POST", "/api/login", browser.person, {
      "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
    });
    const { data } = sessionList.parse(await (await browser.send("GET", "/api/user/sessions")).json());
    expect(data.map(({ current, device }) => [current, device]).toSorted()).toEqual([
      [false, "Firefox on Linux"],
      [true, ""],
    ]);
    const elsewhere = data.find(({ current }) => !current)?.uuid;
    const stranger = await signedInBrowser(application);
    expect((await stranger.send("DELETE", `/api/user/sessions/${elsewhere}`)).status).toBe(404);
    expect((await other.send("GET", "/api/user")).status).toBe(200);
    expect((await browser.send("DELETE", `/api/user/sessions/${elsewhere}`)).status).toBe(204);
    expect((await other.send("GET", "/api/user")).status).toBe(401);
    expect((await browser.send("DELETE", `/api/user/sessions/${elsewhere}`)).status).toBe(404);
    expect((await browser.send("DELETE", "/api/user/sessions/nonsense")).status).toBe(404);
    expect((await application.get("/api/user/sessions")).status).toBe(401);
  });
});

describe("GET /api/user/export", () => {
  it("contains all data of the person, and no secrets", async () => {
    const { send, person } = await signedInBrowser(application);
    const answer = await send("GET", "/api/user/export");
    expect(answer.headers.get("Content-Disposition")).toContain("attachment");
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({
      user: { email: person.email },
      favourites: { towns: [] },
      sessions: [{ current: true }],
      tokens: [],
      secondFactor: { enabledAt: null },
      emails: [{ to: person.email, subject: expect.stringContaining("Vieira") }],
      accountHistory: [{ action: "create", byYou: true }],
      plans: [],
    });
    expect(text).toBe(`${JSON.stringify(JSON.parse(text), null, 2)}\n`);
    expect(text).not.toMatch(/argon2|hash/i);
    expect((await application.get("/api/user/export")).status).toBe(401);
  });
});

describe("DELETE /api/user", () => {
  it("needs the password, and deletes all personal data", async () => {
    const { send, person, jar } = await signedInBrowser(application);
    const { uuid } = await (await send("GET", "/api/user")).json();
    await send("PATCH", "/api/user", { name: "Somebody Unusual" });
    const wrong = await problemOf(await send("DELETE", "/api/user", { password: "wrong" }));
    expect([wrong.status, Object.keys(wrong.errors ?? {})]).toEqual([422, ["password"]]);
    expect((await send("DELETE", "/api/user", { password: person.password })).status).toBe(204);
    expect(jar.get("vieira-session")).toBeUndefined();
    expect((await apiBrowser(application).send("POST", "/api/login", person)).status).toBe(422);
    for (const table of [
      "user",
      "session",
      "api_token",
      "account_link",
      "email",
      "audit_log",
      "password_reset_request",
    ]) {
      const { rows } = await database.pool.query(`SELECT to_jsonb(t)::text AS row FROM "${table}" AS t`);
      const left = rows
        .map(({ row }) => String(row))
        .filter((row) => row.includes(person.email) || row.includes("Unusual"));
      expect([table, left]).toEqual([table, []]);
    }
    const { rows: audit } = await database.pool.query(
      "SELECT action, by, before, after FROM audit_log WHERE resource_uuid = $1 ORDER BY at, uuid",
      [uuid],
    );
    expect(audit.at(-1)).toEqual({ action: "delete", by: null, before: null, after: null });
    expect((await apiBrowser(application).send("DELETE", "/api/user", { password: "x" })).status).toBe(401);
  });
});
