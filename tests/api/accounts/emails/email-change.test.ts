import { describe, expect, it } from "vitest";
import { apiBrowser, newPerson, signedInBrowser } from "#tests/support/program/api-browser.ts";
import { problemOf, applicationWithClock } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { linkSecret } from "#tests/support/services/mails.ts";
import { editorMember } from "#tests/support/samples/editor-member.ts";
import { type Actor, visitor as visitorActor } from "#use-cases/actor.ts";
import { linkState } from "#use-cases/accounts/link-state.ts";
import { signInByPasskey, addPasskey } from "#tests/support/credentials/passkeys.ts";

const database = await testDatabase();
const { application, clock } = applicationWithClock(database, "2027-05-10T08:00:00Z");
const hour = 3_600_000;
const visitor = () => apiBrowser(application);

/** A person with a confirmed address who has requested another one. */
async function changing() {
  const browser = await signedInBrowser(application);
  const { person } = browser;
  await browser.send("POST", "/api/confirm-email", { token: await linkSecret(database, person.email, "welcome") });
  const { email } = newPerson();
  const answer = await browser.send("PATCH", "/api/user", { email, currentPassword: person.password });
  expect(answer.status).toBe(200);
  return { browser, person, email };
}

describe("requesting a change of the e-mail address", () => {
  it.each([
    [{}, "currentPassword"],
    [{ currentPassword: "not the right one" }, "currentPassword"],
  ])("with %j is refused, and sends nothing", async (change, field) => {
    const { send } = await signedInBrowser(application);
    const { email } = newPerson();
    const { status, errors } = await problemOf(await send("PATCH", "/api/user", { email, ...change, name: "Eve" }));
    expect([status, Object.keys(errors ?? {})]).toEqual([422, [field]]);
    const { rowCount } = await database.pool.query('SELECT 1 FROM email WHERE "to" = $1', [email]);
    expect(rowCount).toBe(0);
    expect((await (await send("GET", "/api/user")).json()).name).not.toBe("Eve");
  });

  it("other settings, and the current address, need no request", async () => {
    const { send, person } = await signedInBrowser(application);
    const answer = await send("PATCH", "/api/user", { name: "Ana", units: "imperial", email: person.email });
    expect([answer.status, (await answer.json()).name]).toEqual([200, "Ana"]);
  });

  it("is refused for tokens, even with the password", async () => {
    const { person } = await signedInBrowser(application);
    const { token } = await (await application.post("/api/tokens", { ...person, deviceName: "x" })).json();
    const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
    const patch = (body: object) =>
      application.app.request("/api/user", { method: "PATCH", headers, body: JSON.stringify(body) });
    const refused = await patch({ email: newPerson().email, currentPassword: person.password });
    expect((await problemOf(refused)).status).toBe(403);
    expect((await patch({ name: "By token" })).status).toBe(200);
  });

  it("counts wrong passwords as signing in does", async () => {
    const { send } = await signedInBrowser(application);
    const { email } = newPerson();
    const statuses = [];
    for (let time = 0; time < 11; time += 1)
      statuses.push((await send("PATCH", "/api/user", { email, currentPassword: "wrong" })).status);
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
  });

  it("rotates the session secret", async () => {
    const browser = await signedInBrowser(application);
    const before = browser.jar.get("vieira-session") ?? "";
    await browser.send("PATCH", "/api/user", {
      email: newPerson().email,
      currentPassword: browser.person.password,
    });
    expect(browser.jar.get("vieira-session")).not.toBe(before);
    expect((await application.get("/api/user", { Cookie: `vieira-session=${before}` })).status).toBe(401);
    expect((await browser.send("GET", "/api/user")).status).toBe(200);
  });
});

describe("a change that waits for its link", () => {
  const path = "/api/user/email-change";
  const pendingOf = async (browser: { send: (method: string, path: string) => Promise<Response> }) =>
    (await (await browser.send("GET", path)).json()).pending;

  it("is shown to the person alone, until the link is followed", async () => {
    const { browser, email } = await changing();
    const expiresAt = new Date(clock.ms + 24 * hour).toISOString();
    expect(await pendingOf(browser)).toEqual({ email, expiresAt });
    expect(await pendingOf(await signedInBrowser(application))).toBeNull();
    expect((await visitor().send("GET", path)).status).toBe(401);
    const { email: later } = newPerson();
    await browser.send("PATCH", "/api/user", { email: later, currentPassword: browser.person.password });
    expect(await pendingOf(browser)).toMatchObject({ email: later });
    const token = await linkSecret(database, later, "changeEmail");
    expect((await browser.send("POST", "/api/confirm-email", { token })).status).toBe(204);
    expect(await pendingOf(browser)).toBeNull();
  });

  it("ends with its link", async () => {
    const { browser } = await changing();
    const seen = [];
    for (let time = 0; time < 3; time += 1) {
      clock.ms += 8 * hour;
      seen.push(await pendingOf(browser));
    }
    expect(seen).toEqual([expect.anything(), expect.anything(), null]);
  });

  it("is cancelled by the person, and the warning to the old address stays of use", async () => {
    const { browser, person, email } = await changing();
    const token = await linkSecret(database, email, "changeEmail");
    const { browser: stranger } = await changing();
    expect((await stranger.send("DELETE", path)).status).toBe(204);
    expect(await pendingOf(browser)).toMatchObject({ email });
    const { token: bearer } = await (await application.post("/api/tokens", { ...person, deviceName: "x" })).json();
    const byToken = { method: "DELETE", headers: { Authorization: `Bearer ${bearer}` } };
    expect((await application.app.request(path, byToken)).status).toBe(403);
    expect((await browser.send("DELETE", path)).status).toBe(204);
    expect((await browser.send("DELETE", path)).status).toBe(204);
    expect(await pendingOf(browser)).toBeNull();
    expect((await browser.send("POST", "/api/confirm-email", { token })).status).toBe(422);
    const { rows } = await database.pool.query(
      "SELECT before FROM audit_log WHERE action = 'cancel-email-change' AND before->>'email' = $1",
      [email],
    );
    expect(rows).toHaveLength(1);
    const stop = await linkSecret(database, person.email, "emailWillChange");
    expect((await visitor().send("POST", "/api/stop-email-change", { token: stop })).status).toBe(200);
  });
});

it("the page of the link knows in whose session it is opened", async () => {
  const { email } = await changing();
  const token = await linkSecret(database, email, "changeEmail");
  const state = (actor: Actor) =>
    linkState({ ...application.context, actor }, ["confirm_email", "change_email"], token);
  expect([await state(visitorActor), await state(editorMember)]).toEqual(["usable", "other-account"]);
});

describe("the link sent to the new address", () => {
  it("works only in a session of the account, and remains valid after attempts without one", async () => {
    const { browser, person, email } = await changing();
    const { token: bearer } = await (await application.post("/api/tokens", { ...person, deviceName: "x" })).json();
    const token = await linkSecret(database, email, "changeEmail");
    const follow = ({ send }: ReturnType<typeof visitor>) => send("POST", "/api/confirm-email", { token });
    expect((await problemOf(await follow(visitor()))).status).toBe(401);
    const byToken = { Authorization: `Bearer ${bearer}` };
    expect((await problemOf(await application.post("/api/confirm-email", { token }, byToken))).status).toBe(403);
    const { status, errors } = await problemOf(await follow(await signedInBrowser(application)));
    expect([status, Object.keys(errors ?? {})]).toEqual([422, ["token"]]);
    expect((await (await browser.send("GET", "/api/user")).json()).email).toBe(person.email);
    const elsewhere = visitor();
    await elsewhere.send("POST", "/api/login", person);
    expect((await follow(elsewhere)).status).toBe(204);
  });
});

describe("after the new address is confirmed", () => {
  it("other sessions and all tokens end, and the requesting session stays", async () => {
    const { browser, person, email } = await changing();
    const other = visitor();
    await other.send("POST", "/api/login", person);
    const { token } = await (await application.post("/api/tokens", { ...person, deviceName: "x" })).json();
    const proof = await linkSecret(database, email, "changeEmail");
    expect((await browser.send("POST", "/api/confirm-email", { token: proof })).status).toBe(204);
    expect((await other.send("GET", "/api/user")).status).toBe(401);
    expect((await application.get("/api/user", { Authorization: `Bearer ${token}` })).status).toBe(401);
    expect(await (await browser.send("GET", "/api/user")).json()).toMatchObject({ email, emailConfirmed: true });
  });
});

describe("the link in the warning to the old address", () => {
  const stop = (token: string) => visitor().send("POST", "/api/stop-email-change", { token });

  it("removes passkeys, which somebody with the password may have added", async () => {
    const { browser, person } = await changing();
    const passkey = await addPasskey(browser, { currentPassword: person.password });
    expect((await signInByPasskey(visitor(), passkey)).status).toBe(204);
    expect((await stop(await linkSecret(database, person.email, "emailWillChange"))).status).toBe(200);
    expect((await signInByPasskey(visitor(), passkey)).status).toBe(422);
  });

  it("cancels the change, ends all sessions, and lets the owner choose a new password", async () => {
    const { browser, person, email } = await changing();
    const { token: bearer } = await (await application.post("/api/tokens", { ...person, deviceName: "x" })).json();
    const answer = await stop(await linkSecret(database, person.email, "emailWillChange"));
    const { resetToken } = await answer.json();
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    expect((await browser.send("GET", "/api/user")).status).toBe(401);
    expect((await application.get("/api/user", { Authorization: `Bearer ${bearer}` })).status).toBe(401);
    expect((await visitor().send("POST", "/api/login", person)).status).toBe(422);
    const proof = await linkSecret(database, email, "changeEmail");
    expect((await visitor().send("POST", "/api/confirm-email", { token: proof })).status).toBe(422);
    const password = "roble lluvia queso";
    expect((await visitor().send("POST", "/api/reset-password", { token: resetToken, password })).status).toBe(204);
    expect((await visitor().send("POST", "/api/login", { ...person, password })).status).toBe(204);
  });

  it("restores the old address after the change", async () => {
    const { browser, person, email } = await changing();
    await browser.send("POST", "/api/confirm-email", { token: await linkSecret(database, email, "changeEmail") });
    clock.ms += 71 * hour;
    const { resetToken } = await (await stop(await linkSecret(database, person.email, "emailWillChange"))).json();
    expect((await browser.send("GET", "/api/user")).status).toBe(401);
    const password = "roble lluvia queso";
    await visitor().send("POST", "/api/reset-password", { token: resetToken, password });
    expect((await visitor().send("POST", "/api/login", { email, password })).status).toBe(422);
    expect((await visitor().send("POST", "/api/login", { ...person, password })).status).toBe(204);
  });

  it("works once, for three days, even if the password has changed meanwhile", async () => {
    const { browser, person } = await changing();
    const token = await linkSecret(database, person.email, "emailWillChange");
    const change = { currentPassword: person.password, password: "otra concha y bordón" };
    expect((await browser.send("PUT", "/api/user/password", change)).status).toBe(204);
    expect((await stop(token)).status).toBe(200);
    expect((await stop(token)).status).toBe(422);
    const late = await changing();
    clock.ms += 72 * hour;
    expect((await stop(await linkSecret(database, late.person.email, "emailWillChange"))).status).toBe(422);
    expect((await stop("guessed")).status).toBe(422);
  });

  it("is not sent to an unconfirmed address", async () => {
    const { send, person } = await signedInBrowser(application);
    await send("PATCH", "/api/user", { email: newPerson().email, currentPassword: person.password });
    expect(await linkSecret(database, person.email, "emailWillChange")).toBe("no link");
    const { rowCount } = await database.pool.query(
      `SELECT 1 FROM email WHERE "to" = $1 AND template = 'emailWillChange' AND text LIKE '%/forgotten-password%'`,
      [person.email],
    );
    expect(rowCount).toBe(1);
  });
});
