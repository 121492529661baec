import { expect, it } from "vitest";
import type { Database } from "#database/connection/connect.ts";
import { acquireDatabase } from "./engine-pool.ts";
import { sampled } from "#tests/support/thoroughness.ts";

const rowsOf = async (database: Database, statement: string): Promise<unknown[]> =>
  (await database.pool.query(statement)).rows;

/** Rows, the state of a sequence, a session setting, and tables. */
const stateOf = async (database: Database): Promise<unknown> => ({
  towns: await rowsOf(database, "SELECT slug, version, updated_at FROM town ORDER BY uuid"),
  revision: await rowsOf(database, "SELECT * FROM content_revision"),
  arcs: await rowsOf(database, "SELECT count(*), max(id) FROM arc"),
  rest: await rowsOf(database, "SELECT (SELECT count(*) FROM segment_arc), (SELECT count(*) FROM distance)"),
  next: await rowsOf(database, "SELECT last_value, is_called FROM arc_id_seq"),
  zone: await rowsOf(database, "SHOW timezone"),
  tables: await rowsOf(database, "SELECT relname FROM pg_class WHERE relname = 'left_behind'"),
});

async function pristineState(): Promise<unknown> {
  const { database, release } = await acquireDatabase("seeded");
  const state = await stateOf(database);
  await release();
  return state;
}

const leftovers = [
  ["changed rows", "UPDATE town SET version = version + 1"],
  ["deleted rows", "DELETE FROM segment_arc; DELETE FROM distance"],
  ["inserted rows", "INSERT INTO data_set (uuid, name, checksum, counts) VALUES (gen_random_uuid(), 'x', '', '{}')"],
  ["truncated tables", "TRUNCATE town CASCADE"],
  ["used sequence numbers", "SELECT nextval('arc_id_seq')"],
  ["an open transaction", "BEGIN; UPDATE town SET version = 7"],
  ["session settings", "SET timezone = 'Asia/Tokyo'"],
  ["new tables", "CREATE TABLE left_behind ()"],
  ["changed rows after a reset of the write counters", "UPDATE town SET version = version + 1; SELECT pg_stat_reset()"],
  ["disabled triggers", "ALTER TABLE town DISABLE TRIGGER ALL"],
] as const;

it.each(sampled(leftovers))("resets %s before the database is acquired again", async (_, statement) => {
  const before = await pristineState();
  const { database, release } = await acquireDatabase("seeded");
  await database.pool.query(statement);
  await release();
  expect(await pristineState()).toEqual(before);
});

it("gives two files at the same time separate databases", async () => {
  const one = await acquireDatabase("migrated");
  const other = await acquireDatabase("migrated");
  await one.database.pool.query("CREATE TABLE left_behind ()");
  expect(await rowsOf(other.database, "SELECT FROM pg_class WHERE relname = 'left_behind'")).toEqual([]);
  await one.release();
  await other.release();
});
