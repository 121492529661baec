import { describe, expect, it } from "vitest";
import { sendPasswordResets } from "#use-cases/accounts/passwords/reset-password.ts";
import { apiBrowser, signedInBrowser } from "#tests/support/program/api-browser.ts";
import { problemOf, applicationWithClock } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { linkSecret, mailsTo } from "#tests/support/services/mails.ts";

const database = await testDatabase();
const { application, clock } = applicationWithClock(database, "2027-05-10T08:00:00Z");
const { context } = application;
const hour = 3_600_000;
const otherPassword = "otra concha y bordón";

describe("PUT /api/user/password", () => {
  it("changes the password, keeps this session, and ends other sessions and tokens", async () => {
    const browser = await signedInBrowser(application);
    const other = apiBrowser(application);
    await other.send("POST", "/api/login", browser.person);
    const { token } = await (await application.post("/api/tokens", { ...browser.person, deviceName: "x" })).json();
    const change = { currentPassword: browser.person.password, password: otherPassword };
    expect((await browser.send("PUT", "/api/user/password", change)).status).toBe(204);
    expect((await browser.send("GET", "/api/user")).status).toBe(200);
    expect((await other.send("GET", "/api/user")).status).toBe(401);
    expect((await application.get("/api/user", { Authorization: `Bearer ${token}` })).status).toBe(401);
    expect((await apiBrowser(application).send("POST", "/api/login", browser.person)).status).toBe(422);
    expect(
      (await apiBrowser(application).send("POST", "/api/login", { ...browser.person, password: otherPassword })).status,
    ).toBe(204);
  });

  it.each([
    [{ currentPassword: "wrong", password: otherPassword }, "currentPassword"],
    [{ password: otherPassword }, "currentPassword"],
    [{ currentPassword: "ultreia et suseia", password: "too short" }, "password"],
    [{ currentPassword: "ultreia et suseia", password: "password123" }, "password"],
    [{ currentPassword: "ultreia et suseia", password: "camino2026" }, "password"],
    [{ currentPassword: "ultreia et suseia", password: "Wanderlust-27" }, "password"],
  ])("refuses %j", async (change, field) => {
    const { send } = await signedInBrowser(application);
    const { status, errors } = await problemOf(await send("PUT", "/api/user/password", change));
    expect([status, Object.keys(errors ?? {})]).toEqual([422, [field]]);
    expect(
      (
        await apiBrowser(application).send("PUT", "/api/user/password", {
          currentPassword: "x",
          password: otherPassword,
        })
      ).status,
    ).toBe(401);
  });
});

describe("a forgotten password", () => {
  async function forget(email: string): Promise<Response> {
    const answer = await apiBrowser(application).send(
      "POST",
      "/api/forgotten-password",
      { email },
      { "Accept-Language": "es" },
    );
    await sendPasswordResets(context);
    return answer;
  }

  it("is reset by the link in a mail, which works once and ends all sessions and tokens", async () => {
    const browser = await signedInBrowser(application);
    const { person } = browser;
    const { token: bearer } = await (await application.post("/api/tokens", { ...person, deviceName: "x" })).json();
    expect((await forget(person.email.toUpperCase())).status).toBe(202);
    expect((await mailsTo(database, person.email)).at(-1)?.subject).toBe("Elige una contraseña nueva");
    const token = await linkSecret(database, person.email, "resetPassword");
    const visitor = apiBrowser(application);
    const weak = await problemOf(await visitor.send("POST", "/api/reset-password", { token, password: "1234567890" }));
    expect(Object.keys(weak.errors ?? {})).toEqual(["password"]);
    expect((await visitor.send("POST", "/api/reset-password", { token, password: otherPassword })).status).toBe(204);
    const again = await problemOf(
      await visitor.send("POST", "/api/reset-password", { token, password: otherPassword }),
    );
    expect(Object.keys(again.errors ?? {})).toEqual(["token"]);
    expect((await browser.send("GET", "/api/user")).status).toBe(401);
    expect((await application.get("/api/user", { Authorization: `Bearer ${bearer}` })).status).toBe(401);
    expect((await visitor.send("POST", "/api/login", { ...person, password: otherPassword })).status).toBe(204);
    expect((await (await visitor.send("GET", "/api/user")).json()).emailConfirmed).toBe(true);
  });

  it("the link is valid for 60 minutes", async () => {
    const { person } = await signedInBrowser(application);
    await forget(person.email);
    const token = await linkSecret(database, person.email, "resetPassword");
    clock.ms += hour;
    expect(
      (await apiBrowser(application).send("POST", "/api/reset-password", { token, password: otherPassword })).status,
    ).toBe(422);
  });

  it("of two concurrent uses of the link, one succeeds", async () => {
    const { person } = await signedInBrowser(application);
    await forget(person.email);
    const token = await linkSecret(database, person.email, "resetPassword");
    const use = () => apiBrowser(application).send("POST", "/api/reset-password", { token, password: otherPassword });
    expect((await Promise.all([use(), use()])).map(({ status }) => status).toSorted()).toEqual([204, 422]);
  });

  it("the response is the same for addresses without an account, which get no mail", async () => {
    const { person } = await signedInBrowser(application);
    const [known, unknown] = [await forget(person.email), await forget("nobody@example.org")];
    expect([unknown.status, await unknown.text()]).toEqual([known.status, await known.text()]);
    expect([...unknown.headers.keys()].toSorted()).toEqual([...known.headers.keys()].toSorted());
    expect(await mailsTo(database, "nobody@example.org")).toEqual([]);
  });

  it("takes the same work for every address", async () => {
    const { person } = await signedInBrowser(application);
    const count = async () =>
      (await database.pool.query("SELECT count(*)::int AS n FROM password_reset_request")).rows[0].n;
    const browser = apiBrowser(application);
    await browser.send("POST", "/api/forgotten-password", { email: person.email });
    const afterKnown = await count();
    await browser.send("POST", "/api/forgotten-password", { email: "nobody@example.org" });
    expect([afterKnown, await count()]).toEqual([1, 2]);
    expect((await mailsTo(database, person.email)).map(({ template }) => template)).toEqual(["welcome"]);
    await sendPasswordResets(context);
  });

  it("is limited to five mails an hour", async () => {
    const { person } = await signedInBrowser(application);
    for (let time = 0; time < 8; time += 1) expect((await forget(person.email)).status).toBe(202);
    expect(await mailsTo(database, person.email)).toHaveLength(6);
  });

  it("requires an address", async () => {
    expect((await problemOf(await forget("x"))).errors).toEqual({
      email: ["Debe ser un correo electrónico, como ana@example.org."],
    });
  });
});
