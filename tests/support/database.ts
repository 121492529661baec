import { afterAll } from "vitest";
import { openDatabase, type Database } from "#database/connect.ts";
import { embeddedTestPlace } from "./embedded-template.ts";
import { serverTestPlace } from "./server-template.ts";
import { silentLog } from "./silent-log.ts";
import type { TemplateKind, TestPlace } from "./template.ts";

export interface TestDatabaseOptions {
  /** Filled with the open data set; otherwise only migrated. */
  readonly seeded?: boolean;
}

/**
 * A clean database for one test file, gone after its last test: a copy of a
 * template that is migrated (and seeded) once. Embedded by default; on the
 * PostgreSQL server of TEST_DATABASE_URL when that is set, so that the same
 * tests run on both. Call it at the top of the file, or at the top of a
 * `describe`'s file, never inside a hook: `const database = await testDatabase();`
 */
export async function testDatabase(options: TestDatabaseOptions = {}): Promise<Database> {
  const place = await testPlace(options);
  const database = await openDatabase({ ...place, log: silentLog, durable: false });
  afterAll(async () => {
    await database.close();
    await place.remove();
  });
  return database;
}

/**
 * Where a process under test finds a database of its own: what to give it as
 * DATABASE_URL (when not undefined) and DATA_DIR. The caller removes it.
 */
export function testPlace(options: TestDatabaseOptions = {}): Promise<TestPlace> {
  const kind: TemplateKind = options.seeded === true ? "seeded" : "migrated";
  const url = process.env["TEST_DATABASE_URL"];
  return url === undefined ? embeddedTestPlace(kind) : serverTestPlace(url, kind);
}
