import { expect, it } from "vitest";
import { attemptKey } from "#use-cases/security/rate-limits.ts";
import { apiBrowser, signedInBrowser } from "#tests/support/program/api-browser.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { totpCode } from "#tests/support/credentials/authenticator.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { memoryLog } from "#tests/support/memory-log.ts";
import { linkSecret } from "#tests/support/services/mails.ts";
import { staffBrowser } from "#tests/support/program/staff-browser.ts";

const database = await testDatabase();
const clock = { ms: Date.parse("2027-05-10T08:00:00Z") };
const { log, lines } = memoryLog();
const application = testApplication(database, { log, now: () => new Date(clock.ms) });

/** The security events that an action logs, with actor and subject. */
async function told(act: () => Promise<Response>): Promise<unknown[]> {
  lines.length = 0;
  expect((await act()).status).toBeLessThan(500);
  return lines
    .filter(({ message }) => message === "security")
    .map(({ level, facts: { event, actor, subject, reason } }) => ({ level, event, actor, subject, reason }));
}

async function uuidOf({ email }: { readonly email: string }): Promise<string> {
  const { rows } = await database.pool.query('SELECT uuid FROM "user" WHERE email = $1', [email]);
  return rows[0].uuid;
}

async function member() {
  const browser = await signedInBrowser(application);
  await database.pool.query('UPDATE "user" SET email_confirmed_at = now() WHERE email = $1', [browser.person.email]);
  return { ...browser, uuid: await uuidOf(browser.person) };
}

/** The current code; advances the clock by half a minute, because no code is accepted twice. */
function nextCode(secret: string): string {
  clock.ms += 30_000;
  return totpCode(secret, clock.ms);
}

it("logs when a change of the e-mail address is requested, confirmed and cancelled", async () => {
  const { send, person, uuid } = await member();
  const change = (email: string) => () => send("PATCH", "/api/user", { email, currentPassword: person.password });
  expect(await told(change("next@example.org"))).toMatchObject([{ event: "email-change-requested", actor: uuid }]);
  const token = await linkSecret(database, "next@example.org", "changeEmail");
  expect(await told(() => send("POST", "/api/confirm-email", { token }))).toMatchObject([
    { level: "info", event: "email-changed", actor: uuid },
  ]);
  const stop = { token: await linkSecret(database, person.email, "emailWillChange") };
  expect(await told(() => apiBrowser(application).send("POST", "/api/stop-email-change", stop))).toMatchObject([
    { level: "warn", event: "email-change-stopped", actor: uuid },
  ]);
});

it("logs used and renewed recovery codes, and a removed second factor", async () => {
  const { send, person, uuid } = await member();
  const factor = "/api/user/second-factor";
  const { secret } = await (await send("POST", factor, { currentPassword: person.password })).json();
  const { recoveryCodes } = await (await send("PUT", factor, { code: nextCode(secret) })).json();
  const byPaper = () => apiBrowser(application).send("POST", "/api/login", { ...person, code: recoveryCodes[0] });
  expect(await told(byPaper)).toMatchObject([
    { level: "warn", event: "recovery-code-used", subject: uuid },
    { event: "sign-in", actor: uuid },
  ]);
  const proof = { currentPassword: person.password, code: nextCode(secret) };
  expect(await told(() => send("POST", `${factor}/recovery-codes`, proof))).toMatchObject([
    { event: "recovery-codes-renewed", actor: uuid },
  ]);
  const administrator = await staffBrowser(application, database, "administrator");
  const path = `/api/administration/users/${uuid}/second-factor`;
  expect(await told(() => administrator.send("DELETE", path))).toMatchObject([
    { level: "warn", event: "second-factor-removed", actor: await uuidOf(administrator.person), subject: uuid },
  ]);
});

it("logs once a day that an account is being guessed at, and logs its deletion", async () => {
  const { send, person, uuid } = await member();
  const guess = () => application.post("/api/tokens", { ...person, password: "wrong", deviceName: "x" });
  await guess();
  const key = attemptKey({ name: "password-day" }, person.email);
  await database.pool.query("UPDATE rate_limit SET attempts = 50 WHERE key = $1", [key]);
  expect(await told(guess)).toMatchObject([
    { level: "warn", event: "sign-in-slowed", subject: uuid },
    { level: "warn", event: "sign-in-failed", subject: uuid },
  ]);
  clock.ms += 60_000;
  expect(await told(guess)).toMatchObject([{ event: "sign-in-failed" }]);
  expect(await told(() => send("DELETE", "/api/user", { password: person.password }))).toMatchObject([
    { event: "account-deleted", actor: uuid },
  ]);
});

it("logs actions refused for a token", async () => {
  const { person, uuid } = await member();
  const request = { ...person, deviceName: "x", scopes: ["read"] };
  const { token } = await (await application.post("/api/tokens", request)).json();
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  const patch = () => application.app.request("/api/user", { method: "PATCH", headers, body: '{"name":"Eve"}' });
  expect(await told(async () => patch())).toMatchObject([{ event: "access-denied", reason: "scope", actor: uuid }]);
});
