import { afterAll } from "vitest";
import { openDatabase, type Database } from "#database/connect.ts";
import { embeddedTestPlace } from "./embedded-template.ts";
import { lendDatabase } from "./lent-engine.ts";
import { serverTestPlace } from "./server-template.ts";
import { silentLog } from "../silent-log.ts";
import type { TemplateKind, TestPlace } from "./template.ts";

export interface TestDatabaseOptions {
  /** Filled with the open data set; otherwise only migrated. */
  readonly seeded?: boolean;
}

/**
 * A clean database for one test file: as a template that is migrated (and
 * seeded) once. Embedded by default, on an engine that is brought back to its
 * first state between files; on the PostgreSQL server of TEST_DATABASE_URL when
 * that is set, a copy that is gone after the last test, so that the same tests
 * run on both. Call it at the top of the file, or at the top of a
 * `describe`'s file, never inside a hook: `const database = await testDatabase();`
 */
export async function testDatabase(options: TestDatabaseOptions = {}): Promise<Database> {
  const url = process.env["TEST_DATABASE_URL"];
  if (url === undefined) {
    const { database, giveBack } = await lendDatabase(kindOf(options));
    afterAll(giveBack);
    return database;
  }
  const place = await serverTestPlace(url, kindOf(options));
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
  const url = process.env["TEST_DATABASE_URL"];
  return url === undefined ? embeddedTestPlace(kindOf(options)) : serverTestPlace(url, kindOf(options));
}

const kindOf = ({ seeded }: TestDatabaseOptions): TemplateKind => (seeded === true ? "seeded" : "migrated");
