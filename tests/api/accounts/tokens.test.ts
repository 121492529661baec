import { describe, expect, it, onTestFinished, vi } from "vitest";
import { tokenList } from "#contract/accounts/account.ts";
import { sweepAccounts } from "#use-cases/accounts/own-data.ts";
import { apiBrowser, signedInBrowser } from "#tests/support/program/api-browser.ts";
import { problemOf, applicationWithClock } from "#tests/support/program/application.ts";
import { realArgon2 } from "#tests/support/credentials/cheap-argon2.ts";
import { testDatabase } from "#tests/support/database/database.ts";

const database = await testDatabase();
const { application, clock } = applicationWithClock(database, "2027-05-10T08:00:00Z");
const { app, get, post } = application;
const day = 86_400_000;

async function tokenOf(person: object, deviceName = "Ana's telephone", further: object = {}) {
  const answer = await post("/api/tokens", { ...person, deviceName, ...further });
  expect(answer.status).toBe(201);
  const { token } = await answer.json();
  return { token: String(token), headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" } };
}

describe("POST /api/tokens", () => {
  it("returns a token that works like a session, without CSRF token and cookies", async () => {
    const { person } = await signedInBrowser(application);
    const { token, headers } = await tokenOf(person);
    expect(await (await get("/api/user", headers)).json()).toMatchObject({ email: person.email });
    const change = await app.request("/api/user", { method: "PATCH", headers, body: '{"name":"By token"}' });
    expect(await change.json()).toMatchObject({ name: "By token" });
    const { rows } = await database.pool.query("SELECT * FROM api_token");
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it("accepts a form too", async () => {
    const { person } = await signedInBrowser(application);
    const body = new URLSearchParams({ email: person.email, password: person.password, deviceName: "x" });
    expect((await app.request("/api/tokens", { method: "POST", body })).status).toBe(201);
  });

  it.each([
    [{ password: "wrong" }, "email"],
    [{ email: "nobody@example.org" }, "email"],
    [{ deviceName: "" }, "deviceName"],
    [{ deviceName: "a\u0000" }, "deviceName"],
    [{ deviceName: undefined }, "deviceName"],
  ])("refuses %j", async (change, field) => {
    const { person } = await signedInBrowser(application);
    const { status, errors } = await problemOf(await post("/api/tokens", { ...person, deviceName: "x", ...change }));
    expect([status, Object.keys(errors ?? {})]).toEqual([422, [field]]);
  });

  it("checks a password once and at equal cost with and without an account, so that times reveal none", async () => {
    const { person } = await signedInBrowser(application);
    await post("/api/tokens", { email: "first@example.org", password: "not the right one", deviceName: "x" });
    const verify = vi.spyOn(realArgon2, "verify");
    onTestFinished(() => verify.mockRestore());
    const costs = [];
    for (const email of [person.email, "nobody@example.org"]) {
      verify.mockClear();
      const answer = await post("/api/tokens", { email, password: "not the right one", deviceName: "x" });
      expect(answer.status).toBe(422);
      expect(verify).toHaveBeenCalledTimes(1);
      const [stored] = verify.mock.calls[0] ?? [];
      costs.push(/^\$argon2id\$v=\d+\$[^$]+/.exec(String(stored))?.[0]);
    }
    expect(costs[0]).toMatch(/\$m=\d+,t=\d+,p=\d+$/);
    expect(costs[1]).toBe(costs[0]);
  });
});

describe("tokens", () => {
  it("are listed without their secret, and revoked one by one", async () => {
    const browser = await signedInBrowser(application);
    const one = await tokenOf(browser.person, "one");
    const two = await tokenOf(browser.person, "two");
    const { data } = tokenList.parse(await (await get("/api/tokens", one.headers)).json());
    expect(data.map(({ deviceName, current }) => [deviceName, current]).toSorted()).toEqual([
      ["one", true],
      ["two", false],
    ]);
    const second = data.find(({ deviceName }) => deviceName === "two")?.uuid;
    const stranger = await signedInBrowser(application);
    expect((await stranger.send("DELETE", `/api/tokens/${second}`)).status).toBe(404);
    expect((await browser.send("DELETE", `/api/tokens/${second}`)).status).toBe(204);
    expect((await get("/api/user", two.headers)).status).toBe(401);
    expect((await get("/api/user", one.headers)).status).toBe(200);
    expect((await get("/api/tokens")).status).toBe(401);
  });

  it("revoke themselves at /api/tokens/current and at /api/logout", async () => {
    const { person } = await signedInBrowser(application);
    for (const [method, path] of [
      ["DELETE", "/api/tokens/current"],
      ["POST", "/api/logout"],
    ] as const) {
      const { headers } = await tokenOf(person);
      const answer = await app.request(path, { method, headers });
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([204, []]);
      expect((await get("/api/user", headers)).status).toBe(401);
    }
  });

  it("a browser session has no current token", async () => {
    const { send } = await signedInBrowser(application);
    expect((await send("DELETE", "/api/tokens/current")).status).toBe(404);
    expect((await apiBrowser(application).send("DELETE", "/api/tokens/current")).status).toBe(401);
  });

  it("stop working for accounts that are closed", async () => {
    const { person } = await signedInBrowser(application);
    const { headers } = await tokenOf(person);
    await database.pool.query('UPDATE "user" SET banned_at = now() WHERE email = $1', [person.email]);
    expect((await get("/api/user", headers)).status).toBe(401);
  });
});

describe("tokens are refused for", () => {
  it.each([
    ["PUT", "/api/user/password", { currentPassword: "ultreia et suseia", password: "otra concha y bordón" }],
    ["DELETE", "/api/user", { password: "ultreia et suseia" }],
    ["PATCH", "/api/user", { email: "thief@example.org", currentPassword: "ultreia et suseia" }],
    ["POST", "/api/user/second-factor", { currentPassword: "ultreia et suseia" }],
  ])("%s %s", async (method, path, body) => {
    const { person } = await signedInBrowser(application);
    const { headers } = await tokenOf(person);
    const answer = await app.request(path, { method, headers, body: JSON.stringify(body) });
    expect(await problemOf(answer)).toMatchObject({
      status: 403,
      detail: expect.stringContaining("Sign in instead"),
    });
    expect((await post("/api/tokens", { ...person, deviceName: "x" })).status).toBe(201);
  });

  it("ending sessions and revoking other tokens", async () => {
    const browser = await signedInBrowser(application);
    const one = await tokenOf(browser.person, "one");
    await tokenOf(browser.person, "two");
    const { data: sessions } = await (await browser.send("GET", "/api/user/sessions")).json();
    const { data: tokens } = tokenList.parse(await (await get("/api/tokens", one.headers)).json());
    const two = tokens.find(({ deviceName }) => deviceName === "two")?.uuid;
    const drop = async (path: string) => (await app.request(path, { method: "DELETE", headers: one.headers })).status;
    expect([await drop(`/api/user/sessions/${sessions[0].uuid}`), await drop(`/api/tokens/${two}`)]).toEqual([
      403, 403,
    ]);
    const self = tokens.find(({ current }) => current)?.uuid;
    expect(await drop(`/api/tokens/${self}`)).toBe(204);
    expect((await browser.send("GET", "/api/user")).status).toBe(200);
  });
});

describe("the expiry of a token", () => {
  it("is after 90 days, or the requested number of days", async () => {
    const { person } = await signedInBrowser(application);
    const usual = await tokenOf(person);
    const short = await tokenOf(person, "short", { expiresInDays: 1 });
    const { data } = tokenList.parse(await (await get("/api/tokens", usual.headers)).json());
    const ends = data.map(({ expiresAt }) => (Date.parse(expiresAt) - clock.ms) / day);
    expect(ends.toSorted((a, b) => a - b)).toEqual([1, 90]);
    clock.ms += day;
    expect((await get("/api/user", short.headers)).status).toBe(401);
    expect(tokenList.parse(await (await get("/api/tokens", usual.headers)).json()).data).toHaveLength(1);
    clock.ms += 88 * day;
    expect((await get("/api/user", usual.headers)).status).toBe(200);
    clock.ms += day;
    expect((await get("/api/user", usual.headers)).status).toBe(401);
    await sweepAccounts(application.context);
    const { rows } = await database.pool.query("SELECT 1 FROM api_token WHERE expires_at <= $1", [new Date(clock.ms)]);
    expect(rows).toEqual([]);
  });

  it.each([0, 366, 1.5, "x"])("cannot be in %j days", async (expiresInDays) => {
    const { person } = await signedInBrowser(application);
    expect((await post("/api/tokens", { ...person, deviceName: "x", expiresInDays })).status).toBe(422);
  });
});

describe("scopes", () => {
  const statusOf = async (method: string, path: string, headers: Record<string, string>, body?: object) =>
    (await app.request(path, { method, headers, ...(body && { body: JSON.stringify(body) }) })).status;

  it("default to all, and are listed in the response", async () => {
    const { person } = await signedInBrowser(application);
    const answer = await post("/api/tokens", { ...person, deviceName: "x" });
    expect((await answer.json()).scopes).toEqual(["read", "plans", "editing", "administration"]);
    expect((await post("/api/tokens", { ...person, deviceName: "x", scopes: [] })).status).toBe(422);
    expect((await post("/api/tokens", { ...person, deviceName: "x", scopes: ["everything"] })).status).toBe(422);
  });

  it('"read" allows reading, and revoking the token itself', async () => {
    const { person } = await signedInBrowser(application);
    const { headers } = await tokenOf(person, "x", { scopes: ["read"] });
    expect(await statusOf("GET", "/api/user", headers)).toBe(200);
    expect(await statusOf("GET", "/api/plans", headers)).toBe(200);
    expect(await statusOf("PATCH", "/api/user", headers, { name: "x" })).toBe(403);
    expect(await statusOf("POST", "/api/plans", headers, {})).toBe(403);
    expect(await statusOf("POST", "/api/favourites/merge", headers, { towns: [], accommodations: [] })).toBe(403);
    expect(await statusOf("GET", "/api/administration/towns", headers)).toBe(404);
    expect(await statusOf("DELETE", "/api/tokens/current", headers)).toBe(204);
  });

  it("grant roles only where included", async () => {
    const { person } = await signedInBrowser(application);
    await database.pool.query(`UPDATE "user" SET roles = '{administrator}' WHERE email = $1`, [person.email]);
    const reach = async (scopes: readonly string[]) => {
      const { headers } = await tokenOf(person, "x", { scopes });
      const { roles } = await (await get("/api/user", headers)).json();
      const towns = await statusOf("GET", "/api/administration/towns", headers);
      return [roles, towns, await statusOf("GET", "/api/administration/users", headers)];
    };
    expect(await reach(["read", "plans"])).toEqual([[], 403, 403]);
    expect(await reach(["editing"])).toEqual([["editor"], 200, 403]);
    expect(await reach(["administration"])).toEqual([["administrator"], 200, 200]);
    const reading = await tokenOf(person, "x", { scopes: ["read"] });
    const refusal = await problemOf(await get("/api/administration/towns", reading.headers));
    expect(refusal.detail).toMatch(/This token has too few permissions/);
    const { headers } = await tokenOf(person, "x", { scopes: ["editing"] });
    const missing = "/api/administration/towns/0192a0aa-0000-7000-8000-000000000000";
    expect(await statusOf("PATCH", missing, headers, {})).not.toBe(403);
    expect(await statusOf("PATCH", "/api/user", headers, { name: "x" })).toBe(403);
  });
});

it("the person is notified of a new token, and the list shows when and from where it was last used", async () => {
  const { person } = await signedInBrowser(application);
  const { headers } = await tokenOf(person, "Win a prize at example.com");
  const { rows } = await database.pool.query(
    `SELECT subject, text FROM email WHERE "to" = $1 AND template = 'tokenMade'`,
    [person.email],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].text).not.toContain("prize");
  await get("/api/user", { ...headers, "User-Agent": "curl/8.5.0" });
  const { data } = tokenList.parse(await (await get("/api/tokens", headers)).json());
  expect(data[0]).toMatchObject({ lastSeenAt: new Date(clock.ms).toISOString(), lastSeenBy: "curl" });
  expect(data[0]?.lastSeenFrom).toMatch(/^[\d.]+$/);
});
