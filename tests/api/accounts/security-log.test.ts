import { describe, expect, it } from "vitest";
import { sendPasswordResets } from "#use-cases/accounts/passwords/reset-password.ts";
import { apiBrowser, signedInBrowser } from "#tests/support/program/api-browser.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { totpCode } from "#tests/support/credentials/authenticator.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { memoryLog } from "#tests/support/memory-log.ts";
import { signInByPasskey, addPasskey } from "#tests/support/credentials/passkeys.ts";
import { SoftwarePasskey } from "#tests/support/credentials/software-passkey.ts";
import { staffBrowser } from "#tests/support/program/staff-browser.ts";

const database = await testDatabase();
const clock = { ms: Date.parse("2027-05-10T08:00:00Z") };
const at = { address: "203.0.113.77" };
const { log, lines } = memoryLog();
const application = testApplication(database, {
  log,
  clientAddress: () => at.address,
  now: () => new Date(clock.ms),
});

/** The entries of the security log that an action writes. */
async function told(act: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  lines.length = 0;
  await act();
  return lines.filter(({ message }) => message === "security").map(({ level, facts }) => ({ level, ...facts }));
}
const eventsOf = async (act: () => Promise<unknown>) => (await told(act)).map(({ event }) => event);

async function uuidOf(email: string): Promise<string> {
  const { rows } = await database.pool.query('SELECT uuid FROM "user" WHERE email = $1', [email]);
  return rows[0].uuid;
}

describe("the security log", () => {
  it("contains who acted, a hash of the IP address and the request id, but no input", async () => {
    const { person } = await signedInBrowser(application);
    const uuid = await uuidOf(person.email);
    const browser = apiBrowser(application);
    const [line] = await told(() => browser.send("POST", "/api/login", person, { "X-Request-Id": "0123456789abcdef" }));
    expect(line).toEqual({
      level: "info",
      event: "sign-in",
      actor: uuid,
      subject: undefined,
      reason: undefined,
      address: expect.stringMatching(/^[\da-f]{16}$/),
      requestId: expect.any(String),
    });
    at.address = "203.0.113.78";
    const [elsewhere] = await told(() => browser.send("POST", "/api/login", person));
    expect(elsewhere?.["address"]).not.toBe(line?.["address"]);
    at.address = "203.0.113.77";
  });

  it("never contains IP addresses, e-mail addresses or secrets", async () => {
    const browser = await signedInBrowser(application);
    const { person } = browser;
    const all = await told(async () => {
      await browser.send("POST", "/api/login", { ...person, password: "not the right one" });
      const { token } = await (await application.post("/api/tokens", { ...person, deviceName: "a name" })).json();
      await application.get("/api/user", { Authorization: `Bearer ${token}` });
      await browser.send("PATCH", "/api/user", { email: "other@example.org", currentPassword: person.password });
      await browser.send("POST", "/api/forgotten-password", { email: person.email });
      await browser.send("DELETE", "/api/user", { password: person.password });
    });
    expect(all.length).toBeGreaterThan(4);
    expect(JSON.stringify(all)).not.toMatch(/203\.0|example\.org|vieira_|right one|a name|suseia/);
  });

  it("logs signing in and out", async () => {
    const browser = await signedInBrowser(application);
    const { person } = browser;
    expect(await eventsOf(() => signedInBrowser(application))).toEqual(["sign-up"]);
    const [failed] = await told(() => browser.send("POST", "/api/login", { ...person, password: "wrong" }));
    const subject = await uuidOf(person.email);
    expect(failed).toMatchObject({ level: "warn", event: "sign-in-failed", reason: "wrong_credentials", subject });
    const [unknown] = await told(() => browser.send("POST", "/api/login", { ...person, email: "nobody@example.org" }));
    expect(unknown).toMatchObject({ event: "sign-in-failed", reason: "wrong_credentials", subject: undefined });
    const other = apiBrowser(application);
    await other.send("POST", "/api/login", person);
    const { data } = await (await browser.send("GET", "/api/user/sessions")).json();
    const elsewhere = data.find(({ current }: { current: boolean }) => !current).uuid;
    expect(await eventsOf(() => browser.send("DELETE", `/api/user/sessions/${elsewhere}`))).toEqual(["session-ended"]);
    expect(await eventsOf(() => browser.send("POST", "/api/logout"))).toEqual(["sign-out"]);
  });

  it("logs changes of passwords, addresses, tokens and second factors", async () => {
    const browser = await signedInBrowser(application);
    const { person } = browser;
    const send = (method: string, path: string, body?: object) => () => browser.send(method, path, body);
    const password = "otra concha y bordón";
    const change = { currentPassword: person.password, password };
    expect(await eventsOf(send("PUT", "/api/user/password", { ...change, currentPassword: "x" }))).toEqual([
      "password-check-failed",
    ]);
    expect(await eventsOf(send("PUT", "/api/user/password", change))).toEqual(["password-changed"]);
    const request = { email: person.email, password, deviceName: "x" };
    expect(await eventsOf(() => application.post("/api/tokens", request))).toEqual(["token-created"]);
    const { data } = await (await browser.send("GET", "/api/tokens")).json();
    expect(await eventsOf(send("DELETE", `/api/tokens/${data[0].uuid}`))).toEqual(["token-revoked"]);
    const factor = "/api/user/second-factor";
    const { secret } = await (await browser.send("POST", factor, { currentPassword: password })).json();
    expect(await eventsOf(send("PUT", factor, { code: totpCode(secret, clock.ms) }))).toEqual(["second-factor-on"]);
    clock.ms += 60_000;
    const proof = { currentPassword: password, code: totpCode(secret, clock.ms) };
    expect(await eventsOf(send("DELETE", factor, { ...proof, code: "123456" }))).toEqual(["sign-in-failed"]);
    expect(await eventsOf(send("DELETE", factor, proof))).toEqual(["second-factor-off"]);
    const forget = send("POST", "/api/forgotten-password", { email: person.email });
    expect(await eventsOf(forget)).toEqual(["password-reset-requested"]);
    await sendPasswordResets(application.context);
    const { rows } = await database.pool.query<{ text: string }>(
      `SELECT text FROM email WHERE "to" = $1 AND template = 'resetPassword'`,
      [person.email],
    );
    const token = /\/reset-password\/([\w-]+)/.exec(rows[0]?.text ?? "")?.[1];
    const reset = { token, password: "roble lluvia queso" };
    expect(await eventsOf(send("POST", "/api/reset-password", reset))).toEqual(["password-reset"]);
  });

  it("logs refused requests", async () => {
    const member = await signedInBrowser(application);
    const { person } = member;
    const denied = await told(() => member.send("GET", "/api/administration/towns"));
    expect(denied).toMatchObject([{ event: "access-denied", reason: "role", actor: await uuidOf(person.email) }]);
    expect(await told(() => application.get("/api/administration/users"))).toMatchObject([
      { event: "access-denied", actor: undefined },
    ]);
    const foreign = { Origin: "https://evil.example", Cookie: member.jar.header };
    expect(await told(() => application.post("/api/logout", {}, foreign))).toMatchObject([
      { event: "forgery-refused", reason: "origin" },
    ]);
    expect(await told(() => application.post("/api/logout", {}, { Cookie: member.jar.header }))).toMatchObject([
      { event: "forgery-refused", reason: "token" },
    ]);
    expect(await told(() => application.post("/api/tokens", "x".repeat(3_000_000)))).toMatchObject([
      { event: "body-refused", reason: "body-too-large", level: "warn" },
    ]);
    expect(await told(() => application.post("/api/tokens", "{"))).toEqual([]);
    at.address = "203.0.113.90";
    for (let time = 0; time < 10; time += 1) await member.send("POST", "/api/login", { ...person, password: "wrong" });
    expect(await told(() => member.send("POST", "/api/login", person))).toMatchObject([
      { event: "too-many-requests", reason: "password" },
    ]);
  });

  it("logs passkeys added, used, refused as clones, and removed", async () => {
    const browser = await signedInBrowser(application);
    const proof = { currentPassword: browser.person.password };
    const passkey = new SoftwarePasskey();
    passkey.counter = 3;
    expect(await eventsOf(() => addPasskey(browser, proof, "Phone", passkey))).toEqual(["passkey-added"]);
    passkey.counter = 4;
    const enter = () => signInByPasskey(apiBrowser(application), passkey);
    const actor = await uuidOf(browser.person.email);
    expect(await told(enter)).toMatchObject([{ event: "sign-in", actor, reason: "passkey" }]);
    expect(await told(enter)).toMatchObject([
      { level: "warn", event: "passkey-copied", subject: actor },
      { event: "sign-in-failed", reason: "passkey_copied" },
    ]);
    const [{ uuid }] = (await (await browser.send("GET", "/api/user/passkeys")).json()).data;
    const remove = () => browser.send("DELETE", `/api/user/passkeys/${uuid}`, proof);
    expect(await eventsOf(remove)).toEqual(["passkey-removed"]);
  });

  it("logs roles and bans, with actor and person", async () => {
    const administrator = await staffBrowser(application, database, "administrator");
    const { person } = await signedInBrowser(application);
    await database.pool.query('UPDATE "user" SET email_confirmed_at = now() WHERE email = $1', [person.email]);
    const [actor, subject] = [await uuidOf(administrator.person.email), await uuidOf(person.email)];
    const change = (body: object) =>
      told(() => administrator.send("PATCH", `/api/administration/users/${subject}`, body, { "If-Match": "*" }));
    const roles = { roles: ["editor"], currentPassword: administrator.person.password };
    expect(await change(roles)).toMatchObject([{ event: "roles-changed", actor, subject }]);
    expect(await change({ banned: true })).toMatchObject([{ event: "account-banned", actor, subject }]);
    expect(await change({ banned: false })).toMatchObject([{ event: "account-unbanned", actor, subject }]);
    expect(await change({ banned: false })).toEqual([]);
    const out = `/api/administration/users/${subject}/sessions`;
    expect(await eventsOf(() => administrator.send("DELETE", out))).toEqual(["signed-out-everywhere"]);
  });
});
