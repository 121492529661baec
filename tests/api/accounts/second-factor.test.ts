import { describe, expect, it } from "vitest";
import { type ApiBrowser, apiBrowser, signedInBrowser } from "#tests/support/program/api-browser.ts";
import { addressPerRequest, problemOf, testApplication } from "#tests/support/program/application.ts";
import { totpCode } from "#tests/support/credentials/authenticator.ts";
import { testDatabase } from "#tests/support/database/database.ts";

const database = await testDatabase();
const clock = { ms: Date.parse("2027-05-10T08:00:00Z") };
const options = { clientAddress: addressPerRequest(), now: () => new Date(clock.ms) };
const application = testApplication(database, options);
const path = "/api/user/second-factor";
const minute = 60_000;

/** The current code; advances the clock by half a minute, because no code is accepted twice. */
function nextCode(secret: string): string {
  clock.ms += 30_000;
  return totpCode(secret, clock.ms);
}

const begin = async (
  browser: ApiBrowser,
  currentPassword: string,
): Promise<{ secret: string; uri: string; svg: string }> =>
  (await browser.send("POST", path, { currentPassword })).json();

/** A person with a second factor. */
async function withFactor() {
  const browser = await signedInBrowser(application);
  const { secret } = await begin(browser, browser.person.password);
  const answer = await browser.send("PUT", path, { code: nextCode(secret) });
  const { recoveryCodes } = (await answer.json()) as { recoveryCodes: string[] };
  expect(answer.status).toBe(200);
  return { browser, person: browser.person, secret, recoveryCodes };
}

async function mailsTo(email: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ template: string }>(
    'SELECT template FROM email WHERE "to" = $1 ORDER BY created_at, uuid',
    [email],
  );
  return rows.map(({ template }) => template);
}

const login = (body: object) => apiBrowser(application).send("POST", "/api/login", body);
const codeErrors = async (answer: Response) => Object.keys((await problemOf(answer)).errors ?? {});

describe("setting up a second factor", () => {
  it("needs the password and a first code, ends other sessions and tokens, and returns recovery codes", async () => {
    const browser = await signedInBrowser(application);
    const { person } = browser;
    const other = apiBrowser(application);
    await other.send("POST", "/api/login", person);
    const { token } = await (await application.post("/api/tokens", { ...person, deviceName: "x" })).json();
    expect(await codeErrors(await browser.send("POST", path, { currentPassword: "wrong" }))).toEqual([
      "currentPassword",
    ]);
    const { secret, uri, svg } = await begin(browser, person.password);
    expect(new URL(uri).searchParams.get("secret")).toBe(secret);
    expect(decodeURIComponent(uri)).toContain(person.email);
    expect(svg).toMatch(/^<svg /);
    expect(await codeErrors(await browser.send("PUT", path, { code: "000000" }))).toEqual(["code"]);
    expect((await login(person)).status).toBe(204);
    const before = browser.jar.get("vieira-session") ?? "";
    const { recoveryCodes } = await (await browser.send("PUT", path, { code: nextCode(secret) })).json();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(browser.jar.get("vieira-session")).not.toBe(before);
    expect((await application.get("/api/user", { Cookie: `vieira-session=${before}` })).status).toBe(401);
    expect((await other.send("GET", "/api/user")).status).toBe(401);
    expect((await application.get("/api/user", { Authorization: `Bearer ${token}` })).status).toBe(401);
    expect(await (await browser.send("GET", path)).json()).toMatchObject({ recoveryCodesLeft: 10, required: false });
    expect(await mailsTo(person.email)).toContain("secondFactorOn");
  });

  it("has to be finished in the same session within 15 minutes", async () => {
    const browser = await signedInBrowser(application);
    const { secret } = await begin(browser, browser.person.password);
    const thief = apiBrowser(application);
    await thief.send("POST", "/api/login", browser.person);
    expect(await codeErrors(await thief.send("PUT", path, { code: nextCode(secret) }))).toEqual(["code"]);
    clock.ms += 15 * minute;
    expect(await codeErrors(await browser.send("PUT", path, { code: nextCode(secret) }))).toEqual(["code"]);
    expect(await (await browser.send("GET", path)).json()).toMatchObject({ enabledAt: null });
  });

  it("is refused the second time, and for tokens", async () => {
    const { browser, person, secret } = await withFactor();
    expect((await browser.send("POST", path, { currentPassword: person.password })).status).toBe(422);
    const request = { ...person, deviceName: "x", code: nextCode(secret) };
    const { token } = await (await application.post("/api/tokens", request)).json();
    const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
    const proof = JSON.stringify({ currentPassword: person.password, code: nextCode(secret) });
    for (const method of ["POST", "PUT", "DELETE"])
      expect((await application.app.request(path, { method, headers, body: proof })).status).toBe(403);
    const codes = await application.app.request(`${path}/recovery-codes`, { method: "POST", headers, body: proof });
    expect(codes.status).toBe(403);
  });

  it("stores nothing in the database that opens the account", async () => {
    const { secret, recoveryCodes } = await withFactor();
    const { rows } = await database.pool.query(
      "SELECT to_jsonb(f)::text AS row FROM second_factor f UNION ALL SELECT to_jsonb(r)::text FROM recovery_code r",
    );
    const text = rows.map(({ row }) => String(row)).join("\n");
    expect(text).not.toContain(secret);
    expect(text).not.toContain(recoveryCodes[0]?.replaceAll("-", ""));
    expect(text).toContain("$argon2id$");
  });
});

describe("signing in with a second factor", () => {
  it("requires a code after the right password", async () => {
    const { person, secret } = await withFactor();
    const missing = await problemOf(await login(person));
    expect([missing.status, missing.errors]).toEqual([
      422,
      { code: ["Enter the code from your authenticator app, or a recovery code."] },
    ]);
    expect(await codeErrors(await login({ ...person, password: "not the right one", code: nextCode(secret) }))).toEqual(
      ["email"],
    );
    expect(await codeErrors(await login({ ...person, code: "123456" }))).toEqual(["code"]);
    const code = nextCode(secret);
    expect((await login({ ...person, code: `${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(204);
  });

  it("accepts each code once, even concurrently", async () => {
    const { person, secret } = await withFactor();
    const code = nextCode(secret);
    const answers = await Promise.all([login({ ...person, code }), login({ ...person, code })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 422]);
    expect((await login({ ...person, code })).status).toBe(422);
    // Codes older than the last used one are refused too.
    expect((await login({ ...person, code: totpCode(secret, clock.ms - 30_000) })).status).toBe(422);
  });

  it("tolerates a clock skew of 30 s, and no more", async () => {
    const { person, secret } = await withFactor();
    clock.ms += 5 * minute;
    expect((await login({ ...person, code: totpCode(secret, clock.ms - 60_000) })).status).toBe(422);
    expect((await login({ ...person, code: totpCode(secret, clock.ms + 60_000) })).status).toBe(422);
    expect((await login({ ...person, code: totpCode(secret, clock.ms - 30_000) })).status).toBe(204);
    expect((await login({ ...person, code: totpCode(secret, clock.ms + 30_000) })).status).toBe(204);
  });

  it("accepts each recovery code once, in any spelling, and notifies the owner", async () => {
    const { person, recoveryCodes } = await withFactor();
    const [code = ""] = recoveryCodes;
    expect((await login({ ...person, code: ` ${code.toUpperCase().replaceAll("-", " ")} ` })).status).toBe(204);
    expect((await login({ ...person, code })).status).toBe(422);
    expect((await login({ ...person, code: "aaaa-bbbb-cccc" })).status).toBe(422);
    expect(await mailsTo(person.email)).toContain("recoveryCodeUsed");
    const { browser } = await withFactor();
    expect((await login({ ...browser.person, code: recoveryCodes[1] })).status).toBe(422);
  });

  it("limits wrong codes to ten in 15 minutes from all addresses, and notifies the owner", async () => {
    const { person, secret } = await withFactor();
    const statuses = [];
    for (let time = 0; time < 11; time += 1) statuses.push((await login({ ...person, code: "123456" })).status);
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
    expect((await login({ ...person, code: nextCode(secret) })).status).toBe(429);
    expect((await mailsTo(person.email)).filter((template) => template === "codesTried")).toHaveLength(1);
    clock.ms += 15 * minute;
    expect((await login({ ...person, code: nextCode(secret) })).status).toBe(204);
  });

  it("limits wrong recovery codes separately, so that they work when the app does not", async () => {
    const { person, secret, recoveryCodes } = await withFactor();
    for (let time = 0; time < 11; time += 1) await login({ ...person, code: "123456" });
    expect((await login({ ...person, code: nextCode(secret) })).status).toBe(429);
    expect((await login({ ...person, code: recoveryCodes[0] })).status).toBe(204);
    const { person: other, secret: others } = await withFactor();
    const statuses = [];
    for (let time = 0; time < 11; time += 1) statuses.push((await login({ ...other, code: "aaaa-bbbb-cccc" })).status);
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
    expect((await login({ ...other, code: nextCode(others) })).status).toBe(204);
  });

  it("is required for API clients too", async () => {
    const { person, secret } = await withFactor();
    const request = { ...person, deviceName: "x" };
    expect(await codeErrors(await application.post("/api/tokens", request))).toEqual(["code"]);
    expect((await application.post("/api/tokens", { ...request, code: nextCode(secret) })).status).toBe(201);
  });

  it("is still required after a password reset", async () => {
    const { browser, person, secret } = await withFactor();
    const password = "roble lluvia queso";
    await browser.send("PUT", "/api/user/password", { currentPassword: person.password, password });
    expect(await codeErrors(await login({ ...person, password }))).toEqual(["code"]);
    expect((await login({ ...person, password, code: nextCode(secret) })).status).toBe(204);
  });
});

describe("a second factor", () => {
  it("is removed with the password and a code", async () => {
    const { browser, person, secret } = await withFactor();
    const { password: currentPassword } = person;
    const off = (body: object) => browser.send("DELETE", path, body);
    expect(await codeErrors(await off({ currentPassword }))).toEqual(["code"]);
    expect(await codeErrors(await off({ currentPassword: "wrong", code: nextCode(secret) }))).toEqual([
      "currentPassword",
    ]);
    expect(await codeErrors(await off({ currentPassword, code: "123456" }))).toEqual(["code"]);
    const other = apiBrowser(application);
    await other.send("POST", "/api/login", { ...person, code: nextCode(secret) });
    expect((await other.send("GET", "/api/user")).status).toBe(200);
    expect((await off({ currentPassword, code: nextCode(secret) })).status).toBe(204);
    expect((await other.send("GET", "/api/user")).status).toBe(401);
    expect((await browser.send("GET", "/api/user")).status).toBe(200);
    expect((await login(person)).status).toBe(204);
    expect(await mailsTo(person.email)).toContain("secondFactorOff");
    expect(await codeErrors(await off({ currentPassword, code: nextCode(secret) }))).toEqual(["code"]);
  });

  it("its recovery codes are renewed with the password and a code, which invalidates the old ones", async () => {
    const { browser, person, secret, recoveryCodes } = await withFactor();
    const proof = { currentPassword: person.password, code: nextCode(secret) };
    const renewed = await (await browser.send("POST", `${path}/recovery-codes`, proof)).json();
    expect((await login({ ...person, code: recoveryCodes[0] })).status).toBe(422);
    expect((await login({ ...person, code: renewed.recoveryCodes[0] })).status).toBe(204);
    const { rows } = await database.pool.query(
      `SELECT 1 FROM audit_log JOIN "user" ON by = "user".uuid WHERE email = $1 AND action = 'recovery-codes-renewed'`,
      [person.email],
    );
    expect(rows).toHaveLength(1);
  });

  it("opens by recovery codes only if the program's key has changed", async () => {
    const { person, secret, recoveryCodes } = await withFactor();
    const moved = testApplication(database, {
      ...options,
      settings: { secret: "another secret, as after moving house" },
    });
    const send = (code: string | undefined) => apiBrowser(moved).send("POST", "/api/login", { ...person, code });
    expect((await send(nextCode(secret))).status).toBe(422);
    expect((await send(recoveryCodes[0])).status).toBe(204);
  });
});

describe("if administrators need a second factor", () => {
  const strict = testApplication(database, { ...options, settings: { secondFactorFor: ["administrator"] } });

  it("they sign in and set one up before administration opens", async () => {
    const browser = await signedInBrowser(strict);
    const { person } = browser;
    await database.pool.query(`UPDATE "user" SET roles = '{administrator}' WHERE email = $1`, [person.email]);
    const refused = await problemOf(await browser.send("GET", "/api/administration/users"));
    expect([refused.status, refused.detail]).toEqual([403, "Set up two-step sign-in first: your role needs it."]);
    expect((await browser.send("GET", "/api/administration/towns")).status).toBe(403);
    expect(await (await browser.send("GET", "/api/user")).json()).toMatchObject({ roles: [] });
    expect(await (await browser.send("GET", path)).json()).toMatchObject({ required: true });
    const { token } = await (await strict.post("/api/tokens", { ...person, deviceName: "x" })).json();
    const byToken = await strict.get("/api/administration/users", { Authorization: `Bearer ${token}` });
    expect(byToken.status).toBe(403);
    const { secret } = await begin(browser, person.password);
    await browser.send("PUT", path, { code: nextCode(secret) });
    expect((await browser.send("GET", "/api/administration/users")).status).toBe(200);
    expect(await (await browser.send("GET", "/api/user")).json()).toMatchObject({ roles: ["administrator"] });
  });

  it("editors do not need one, and members are not told", async () => {
    const editor = await signedInBrowser(strict);
    await database.pool.query(`UPDATE "user" SET roles = '{editor}' WHERE email = $1`, [editor.person.email]);
    expect((await editor.send("GET", "/api/administration/towns")).status).toBe(200);
    expect((await editor.send("GET", "/api/administration/users")).status).toBe(404);
    expect((await (await signedInBrowser(strict)).send("GET", "/api/administration/towns")).status).toBe(404);
  });
});

describe("an administrator", () => {
  it("removes the second factor of somebody who has lost it, which is logged, notified and ends their sessions", async () => {
    const administrator = await signedInBrowser(application);
    await database.pool.query(`UPDATE "user" SET roles = '{administrator}' WHERE email = $1`, [
      administrator.person.email,
    ]);
    const { browser, person } = await withFactor();
    const users = "/api/administration/users";
    const find = async (email: string) =>
      (await (await administrator.send("GET", `${users}?q=${encodeURIComponent(email)}`)).json()).data[0];
    const { uuid, secondFactor } = await find(person.email);
    expect(secondFactor).toBe(true);
    expect((await browser.send("DELETE", `${users}/${uuid}/second-factor`)).status).toBe(404);
    expect((await administrator.send("DELETE", `${users}/${uuid}/second-factor`)).status).toBe(204);
    expect((await browser.send("GET", "/api/user")).status).toBe(401);
    expect((await login(person)).status).toBe(204);
    expect(await mailsTo(person.email)).toContain("secondFactorRemoved");
    const { rows } = await database.pool.query("SELECT action FROM audit_log WHERE resource_uuid = $1", [uuid]);
    expect(rows.map(({ action }) => action)).toContain("remove-second-factor");
    expect((await administrator.send("DELETE", `${users}/${uuid}/second-factor`)).status).toBe(422);
    const own = await find(administrator.person.email);
    expect((await administrator.send("DELETE", `${users}/${own.uuid}/second-factor`)).status).toBe(422);
  });
});
