import { describe, expect, it } from "vitest";
import { sendPasswordResets } from "#use-cases/accounts/passwords/reset-password.ts";
import { attemptKey } from "#use-cases/security/rate-limits.ts";
import { type ApiBrowser, apiBrowser, signedInBrowser } from "#tests/support/program/api-browser.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";

const database = await testDatabase();
const clock = { ms: Date.parse("2027-05-10T08:00:00Z") };
const at = { address: "192.0.2.1" };
const application = testApplication(database, { clientAddress: () => at.address, now: () => new Date(clock.ms) });
const wrong = "not the right one";
let network = 0;

/** Uses several IP addresses, each below its own limit. */
async function guess(email: string, times: number): Promise<Response[]> {
  const answers: Response[] = [];
  for (let time = 0; time < times; time += 1) {
    if (time % 5 === 0) at.address = `198.51.${Math.floor((network += 1) / 250)}.${network % 250}`;
    answers.push(await application.post("/api/tokens", { email, password: wrong, deviceName: "x" }));
  }
  at.address = `198.51.${Math.floor((network += 1) / 250)}.${network % 250}`;
  return answers;
}

/** Records failed attempts directly, which is faster than making them. */
async function guessedBefore(email: string, attempts: number): Promise<void> {
  await guess(email, 1);
  const key = attemptKey({ name: "password-day" }, email);
  await database.pool.query("UPDATE rate_limit SET attempts = $2 WHERE key = $1", [key, attempts]);
}

const statuses = (answers: readonly Response[]): number[] => answers.map(({ status }) => status);
const signIn = async (browser: ApiBrowser, person: object) => (await browser.send("POST", "/api/login", person)).status;

async function member() {
  at.address = `203.0.113.${(network += 1) % 250}`;
  return signedInBrowser(application);
}

describe("after 50 wrong passwords for an account within a day, from any addresses", () => {
  it("further attempts are accepted ever more rarely", async () => {
    const { person } = await member();
    expect(new Set(statuses(await guess(person.email, 50)))).toEqual(new Set([422]));
    const next = await guess(person.email, 3);
    expect(statuses(next)).toEqual([422, 429, 429]);
    expect(next[1]?.headers.get("Retry-After")).toBe("5");
    clock.ms += 5_000;
    expect(statuses(await guess(person.email, 2))).toEqual([422, 429]);
    clock.ms += 60 * 60_000;
    await guessedBefore(person.email, 130);
    clock.ms += 60 * 60_000;
    const late = await guess(person.email, 2);
    expect([late[1]?.status, late[1]?.headers.get("Retry-After")]).toEqual([429, "900"]);
  });

  it("attempts for an address without an account are slowed down equally", async () => {
    await guessedBefore("nobody@example.org", 49);
    expect(statuses(await guess("nobody@example.org", 3))).toEqual([422, 422, 429]);
  });

  it("the owner signs in at once on a known device", async () => {
    const known = await member();
    await known.send("POST", "/api/logout");
    await guessedBefore(known.person.email, 50);
    await guess(known.person.email, 1);
    expect(await signIn(apiBrowser(application), known.person)).toBe(429);
    expect(await signIn(known, known.person)).toBe(204);
  });

  it("another person's device does not count as known", async () => {
    const { person } = await member();
    const stranger = await member();
    await stranger.send("POST", "/api/logout");
    await guessedBefore(person.email, 50);
    await guess(person.email, 1);
    expect(await signIn(stranger, person)).toBe(429);
    stranger.jar.set("vieira-device", `${stranger.jar.get("vieira-device")?.split(".")[0]}.forged`);
    expect(await signIn(stranger, person)).toBe(429);
  });

  it("wrong passwords on a known device have a separate limit, and do not slow down the account", async () => {
    const known = await member();
    await known.send("POST", "/api/logout");
    const tried = [];
    for (let time = 0; time < 11; time += 1) {
      at.address = `198.51.100.${time}`;
      tried.push(await signIn(known, { ...known.person, password: wrong }));
    }
    expect(tried).toEqual([...Array<number>(10).fill(422), 429]);
    expect(await signIn(apiBrowser(application), known.person)).toBe(204);
  });

  it("the owner is notified once, and a password reset by mail works on a new device", async () => {
    const { person } = await member();
    await guessedBefore(person.email, 50);
    await guess(person.email, 3);
    clock.ms += 60_000;
    await guess(person.email, 3);
    const { rows } = await database.pool.query(`SELECT 1 FROM email WHERE "to" = $1 AND template = 'passwordsTried'`, [
      person.email,
    ]);
    expect(rows).toHaveLength(1);
    await apiBrowser(application).send("POST", "/api/forgotten-password", { email: person.email });
    await sendPasswordResets(application.context);
    const { rows: mails } = await database.pool.query<{ text: string }>(
      `SELECT text FROM email WHERE "to" = $1 AND template = 'resetPassword'`,
      [person.email],
    );
    const token = /\/reset-password\/([\w-]+)/.exec(mails[0]?.text ?? "")?.[1];
    const password = "roble lluvia queso";
    expect((await apiBrowser(application).send("POST", "/api/reset-password", { token, password })).status).toBe(204);
    expect(await signIn(apiBrowser(application), { ...person, password })).toBe(204);
  });

  it("the limit ends after a day", async () => {
    const { person } = await member();
    await guessedBefore(person.email, 50);
    await guess(person.email, 1);
    clock.ms += 86_400_000;
    expect(statuses(await guess(person.email, 5))).toEqual(Array<number>(5).fill(422));
  });
});

it("right passwords are not counted", async () => {
  const { person } = await member();
  for (let time = 0; time < 60; time += 1) {
    if (time % 20 === 0) at.address = `203.0.113.${(network += 1) % 250}`;
    expect((await application.post("/api/tokens", { ...person, deviceName: "x" })).status).toBe(201);
  }
});

it("passwords from one IPv6 site (/48) are limited together", async () => {
  const tried = [];
  for (let time = 0; time < 122; time += 1) {
    at.address = `2001:db8:7:${time.toString(16)}::/64`;
    tried.push(
      (await application.post("/api/tokens", { email: `a${time}@example.org`, password: wrong, deviceName: "x" }))
        .status,
    );
  }
  expect(tried).toEqual([...Array<number>(120).fill(422), 429, 429]);
  at.address = "2001:db8:8:1::/64";
  expect(
    (await application.post("/api/tokens", { email: "b@example.org", password: wrong, deviceName: "x" })).status,
  ).toBe(422);
});
