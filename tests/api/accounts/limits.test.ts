import { afterAll, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "#database/connection/connect.ts";
import { apiBrowser, newPerson, signedInBrowser } from "#tests/support/program/api-browser.ts";
import { problemOf, testApplication, type TestApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { silentLog } from "#tests/support/silent-log.ts";

const database = await testDatabase();
const clock = { ms: Date.parse("2027-05-10T08:00:00Z") };
const at = { address: "192.0.2.1" };
const options = { clientAddress: () => at.address, now: () => new Date(clock.ms) };
const application = testApplication(database, options);
/** Simulates another process: separate connections on a server, and only the database shared. */
const otherProcess = testApplication(await databaseOfOtherProcess(), options);
async function databaseOfOtherProcess(): Promise<Database> {
  const { connectionString } = database.pool.options;
  // The embedded database belongs to one process.
  if (database.kind === "embedded" || connectionString === undefined) return database;
  const other = await openDatabase({ url: connectionString, dataDir: "", log: silentLog });
  afterAll(() => other.close());
  return other;
}

const wrong = "not the right one";

async function personFrom(address: string) {
  at.address = `198.51.100.${Math.floor(Math.random() * 250)}`;
  const { person } = await signedInBrowser(application);
  at.address = address;
  return person;
}

async function tryPassword(process: TestApplication, email: string, password: string): Promise<number> {
  return (await process.post("/api/tokens", { email, password, deviceName: "x" })).status;
}

describe("wrong passwords", () => {
  it("are limited to 10 in 15 minutes for an IP address and an account, across all processes", async () => {
    const person = await personFrom("192.0.2.10");
    const statuses = [];
    for (let time = 0; time < 12; time += 1) {
      statuses.push(await tryPassword(time % 2 === 0 ? application : otherProcess, person.email, wrong));
    }
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429, 429]);
    const late = await application.post("/api/tokens", { ...person, deviceName: "x" });
    expect(Number(late.headers.get("Retry-After"))).toBe(900);
    expect((await problemOf(late)).detail).toBe("Too many attempts. Try again in 15 minutes.");
    expect((await apiBrowser(application).send("POST", "/api/login", person)).status).toBe(429);
    clock.ms += 15 * 60_000;
    expect(await tryPassword(application, person.email, person.password)).toBe(201);
  });

  it("do not lock the account for other addresses", async () => {
    const person = await personFrom("192.0.2.20");
    for (let time = 0; time < 11; time += 1) await tryPassword(application, person.email, wrong);
    at.address = "192.0.2.21";
    expect(await tryPassword(application, person.email, person.password)).toBe(201);
  });

  it("are limited to 30 for an IP address across accounts", async () => {
    at.address = "192.0.2.30";
    const statuses = [];
    for (let time = 0; time < 31; time += 1)
      statuses.push(await tryPassword(application, `nobody${time}@example.org`, wrong));
    expect(statuses).toEqual([...Array<number>(30).fill(422), 429]);
  });

  it("count equally for accounts that do not exist", async () => {
    at.address = "192.0.2.40";
    const statuses = [];
    for (let time = 0; time < 11; time += 1) statuses.push(await tryPassword(application, "nobody@example.org", wrong));
    expect(statuses.at(-1)).toBe(429);
  });

  it("count when tried concurrently", async () => {
    const person = await personFrom("192.0.2.50");
    const statuses = await Promise.all(Array.from({ length: 20 }, () => tryPassword(application, person.email, wrong)));
    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
  });

  it("successful sign-ins are not counted", async () => {
    const person = await personFrom("192.0.2.60");
    for (let time = 0; time < 35; time += 1)
      expect(await tryPassword(application, person.email, person.password)).toBe(201);
  });

  it("count wherever the current password is required", async () => {
    const browser = await signedInBrowser(application);
    const statuses = [];
    for (let time = 0; time < 6; time += 1) {
      statuses.push(
        (await browser.send("PUT", "/api/user/password", { currentPassword: wrong, password: "otra concha y bordón" }))
          .status,
      );
      statuses.push((await browser.send("DELETE", "/api/user", { password: wrong })).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429, 429]);
  });

  it("are stored without IP address and e-mail", async () => {
    at.address = "192.0.2.70";
    await tryPassword(application, "nobody@example.org", wrong);
    const { rows } = await database.pool.query("SELECT key FROM rate_limit");
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/192\.0|example/);
  });
});

it("registrations are limited to 30 an hour for an IP address", async () => {
  at.address = "192.0.2.80";
  const browser = apiBrowser(application);
  const signUp = async () =>
    (await browser.send("POST", "/api/register", { ...newPerson(), password: "password123" })).status;
  for (let time = 0; time < 30; time += 1) expect(await signUp()).toBe(422);
  expect(await signUp()).toBe(429);
  at.address = "192.0.2.81";
  expect(await signUp()).toBe(422);
  at.address = "192.0.2.80";
  clock.ms += 3_600_000;
  expect(await signUp()).toBe(422);
});
