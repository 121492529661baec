import { describe, expect, it } from "vitest";
import { tokenList } from "#contract/account.ts";
import { apiBrowser, signedInBrowser } from "#tests/support/api-browser.ts";
import { problemOf, testApplication } from "#tests/support/application.ts";
import { testDatabase } from "#tests/support/database.ts";

const database = await testDatabase();
let address = 0;
const application = testApplication(database, { clientAddress: () => `192.0.2.${(address += 1)}` });
const { app, get, post } = application;

async function tokenOf(person: object, deviceName = "Ana's telephone") {
  const answer = await post("/api/tokens", { ...person, deviceName });
  expect(answer.status).toBe(201);
  const { token } = await answer.json();
  return { token: String(token), headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" } };
}

describe("POST /api/tokens", () => {
  it("gives a token that opens what a session opens, without CSRF token or cookies", async () => {
    const { person } = await signedInBrowser(application);
    const { token, headers } = await tokenOf(person);
    expect(await (await get("/api/user", headers)).json()).toMatchObject({ email: person.email });
    const change = await app.request("/api/user", { method: "PATCH", headers, body: '{"name":"By token"}' });
    expect(await change.json()).toMatchObject({ name: "By token" });
    const { rows } = await database.pool.query("SELECT * FROM api_token");
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it("takes a form too", async () => {
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
});

describe("tokens", () => {
  it("are listed for their person without their secret, and revoked one by one", async () => {
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

  it("are no sessions: a browser without a token has no current one", async () => {
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
