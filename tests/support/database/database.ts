import { afterAll } from "vitest";
import { openDatabase, type Database } from "#database/connection/connect.ts";
import { embeddedTestLocation } from "./embedded-template.ts";
import { acquireDatabase } from "./engine-pool.ts";
import { serverTestLocation } from "./server-template.ts";
import { silentLog } from "../silent-log.ts";
import type { TemplateKind, TestLocation } from "./template.ts";

export interface TestDatabaseOptions {
  /** Filled with the open data set; otherwise only migrated. */
  readonly seeded?: boolean;
}

/**
 * A clean database for one test file, equal to a template that is migrated (and
 * seeded) once. By default it is embedded, on a pooled engine that is reset
 * between files; if TEST_DATABASE_URL is set, it is a copy on that PostgreSQL
 * server, dropped after the last test. Call it at the top of the file, never
 * inside a hook: `const database = await testDatabase();`
 */
export async function testDatabase(options: TestDatabaseOptions = {}): Promise<Database> {
  const url = process.env["TEST_DATABASE_URL"];
  if (url === undefined) {
    const { database, release } = await acquireDatabase(kindOf(options));
    afterAll(release);
    return database;
  }
  const place = await serverTestLocation(url, kindOf(options));
  const database = await openDatabase({ ...place, log: silentLog, durable: false });
  afterAll(async () => {
    await database.close();
    await place.remove();
  });
  return database;
}

/**
 * A separate database for a process under test, to pass as DATABASE_URL (if
 * defined) and DATA_DIR. The caller removes it.
 */
export function testLocation(options: TestDatabaseOptions = {}): Promise<TestLocation> {
  const url = process.env["TEST_DATABASE_URL"];
  return url === undefined ? embeddedTestLocation(kindOf(options)) : serverTestLocation(url, kindOf(options));
}

const kindOf = ({ seeded }: TestDatabaseOptions): TemplateKind => (seeded === true ? "seeded" : "migrated");
