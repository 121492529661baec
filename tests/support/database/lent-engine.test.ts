import { expect, it } from "vitest";
import type { Database } from "#database/connect.ts";
import { lendDatabase } from "./lent-engine.ts";
import { samplesOf } from "#tests/support/thoroughness.ts";

const rowsOf = async (database: Database, statement: string): Promise<unknown[]> =>
  (await database.pool.query(statement)).rows;

/** Rows, the next number of a sequence, what is set for a session, and what tables there are. */
const stateOf = async (database: Database): Promise<unknown> => ({
  towns: await rowsOf(database, "SELECT slug, version, updated_at FROM town ORDER BY uuid"),
  revision: await rowsOf(database, "SELECT * FROM content_revision"),
  arcs: await rowsOf(database, "SELECT count(*), max(id) FROM arc"),
  rest: await rowsOf(database, "SELECT (SELECT count(*) FROM segment_arc), (SELECT count(*) FROM distance)"),
  next: await rowsOf(database, "SELECT last_value, is_called FROM arc_id_seq"),
  zone: await rowsOf(database, "SHOW timezone"),
  tables: await rowsOf(database, "SELECT relname FROM pg_class WHERE relname = 'left_behind'"),
});

async function atFirst(): Promise<unknown> {
  const { database, giveBack } = await lendDatabase("seeded");
  const state = await stateOf(database);
  await giveBack();
  return state;
}

const left = [
  ["rows that were changed", "UPDATE town SET version = version + 1"],
  ["rows that were deleted", "DELETE FROM segment_arc; DELETE FROM distance"],
  [
    "rows that were added",
    "INSERT INTO data_set (uuid, name, checksum, counts) VALUES (gen_random_uuid(), 'x', '', '{}')",
  ],
  ["tables that were emptied", "TRUNCATE town CASCADE"],
  ["numbers that were given", "SELECT nextval('arc_id_seq')"],
  ["a transaction that was left open", "BEGIN; UPDATE town SET version = 7"],
  ["settings", "SET timezone = 'Asia/Tokyo'"],
  ["tables that were made", "CREATE TABLE left_behind ()"],
  ["rows that nobody counts any more", "UPDATE town SET version = version + 1; SELECT pg_stat_reset()"],
  ["triggers that were switched off", "ALTER TABLE town DISABLE TRIGGER ALL"],
] as const;

it.each(samplesOf(left))("the next file finds nothing of %s", async (_, statement) => {
  const before = await atFirst();
  const { database, giveBack } = await lendDatabase("seeded");
  await database.pool.query(statement);
  await giveBack();
  expect(await atFirst()).toEqual(before);
});

it("two files at once have two databases", async () => {
  const one = await lendDatabase("migrated");
  const other = await lendDatabase("migrated");
  await one.database.pool.query("CREATE TABLE left_behind ()");
  expect(await rowsOf(other.database, "SELECT FROM pg_class WHERE relname = 'left_behind'")).toEqual([]);
  await one.giveBack();
  await other.giveBack();
});
