import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type LoadedTable, loadTables, type TableSource } from "#database/archive/load-tables.ts";
import { type Database, openDatabase } from "#database/connection/connect.ts";
import { apiBrowser, signedInBrowser } from "#tests/support/program/api-browser.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { testDatabase, testLocation } from "#tests/support/database/database.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { readEnvironment } from "#server/environment/environment.ts";
import { importData } from "../import-data.ts";
import { archiveOf } from "./write-archive.ts";
import { readArchive } from "./read-archive.ts";

const source = await testDatabase();
const target = await testLocation();
const application = testApplication(source);
const { send, jar, person } = await signedInBrowser(application);
const passing = ["session", "api_token", "account_link", "password_reset_request", "oauth2_attempt", "rate_limit"];
let directory: string;
let tablesInArchive: readonly string[];
let restored: Database;

const rowsOf = async (database: Database, table: string) =>
  (await database.pool.query<{ line: string }>(`SELECT row_to_json(t)::text AS line FROM "${table}" t`)).rows;

/** In the format of an older archive. */
async function archived(names: readonly string[]): Promise<TableSource> {
  const tables: LoadedTable[] = [];
  for (const name of names) {
    const { fields } = await source.pool.query(`SELECT * FROM "${name}" LIMIT 0`);
    const rows = (await rowsOf(source, name)).map(({ line }) => line);
    tables.push({ name, columns: fields.map((field) => field.name), rows });
  }
  return { headings: tables, tables: () => tables };
}

beforeAll(async () => {
  await application.post("/api/tokens", { ...person, deviceName: "a telephone" });
  await application.post("/api/login", { ...person, password: "not hers" });
  await send("POST", "/api/forgotten-password", { email: person.email });
  await source.pool.query(
    `INSERT INTO oauth2_attempt SELECT 'a hash', 'google', 'sealed', uuid, now() + interval '10 minutes' FROM "user"`,
  );
  directory = await mkdtemp(join(tmpdir(), "vieira-test-"));
  const file = join(directory, "archive.tar.gz");
  const stream = await archiveOf(source, readEnvironment({ DATA_DIR: join(directory, "data") }));
  await pipeline(stream, createWriteStream(file));
  tablesInArchive = (await readArchive(file)).headings.map(({ name }) => name);
  const { url, dataDir } = target;
  const variables = { DATA_DIR: dataDir, ...(url !== undefined && { DATABASE_URL: url }) };
  await importData(file, readEnvironment(variables), true);
  restored = await openDatabase({ ...target, log: silentLog, durable: false });
});

afterAll(async () => {
  await restored.close();
  await target.remove();
  await rm(directory, { recursive: true });
});

it("archives contain no sessions, tokens and links", async () => {
  expect(tablesInArchive).toContain("user");
  for (const name of passing) {
    expect(await rowsOf(source, name), name).not.toEqual([]);
    expect(tablesInArchive).not.toContain(name);
  }
});

it("restores people without sessions, tokens and links", async () => {
  const { app } = testApplication(restored);
  expect((await rowsOf(restored, "user")).length).toBe(1);
  const before = await application.app.request("/api/user", { headers: { Cookie: jar.header } });
  const after = await app.request("/api/user", { headers: { Cookie: jar.header } });
  expect([before.status, after.status]).toEqual([200, 401]);
  for (const name of passing) expect(await rowsOf(restored, name), name).toEqual([]);
  expect((await apiBrowser({ app }).send("POST", "/api/login", person)).status).toBe(204);
});

it("ignores sessions, tokens and links in archives of older versions", async () => {
  const older = await archived(["user", ...passing]);
  expect(await loadTables(restored, older, true)).toBe(1);
  for (const name of passing) expect(await rowsOf(restored, name), name).toEqual([]);
});

it("loads referenced tables first, in whatever order the archive has them", async () => {
  const older = await archived(["email", "user"]);
  expect(await loadTables(restored, older, true)).toBeGreaterThan(1);
});

it("names the table of an altered archive that refuses its rows, and changes nothing", async () => {
  const { headings, tables } = await archived(["email"]);
  const before = await rowsOf(restored, "user");
  await expect(loadTables(restored, { headings, tables }, true)).rejects.toThrow(
    "The archive has rows of email that its table refuses (SQLSTATE 23503); no table was changed.",
  );
  expect(await rowsOf(restored, "user")).toEqual(before);
});

it("restores queued mails without sending them, because they may have been sent", async () => {
  await source.pool.query("UPDATE email SET state = 'sending'");
  await loadTables(restored, await archived(["user", "email"]), true);
  const { rows } = await restored.pool.query("SELECT DISTINCT state, next_attempt_at AS next FROM email");
  expect(rows).toEqual([{ state: "kept", next: null }]);
});
