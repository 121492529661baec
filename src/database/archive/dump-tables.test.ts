import { expect, it, vi } from "vitest";
import { testDatabase } from "#tests/support/database/database.ts";
import { dumpTables } from "./dump-tables.ts";
import { type LoadedTable, loadTables } from "./load-tables.ts";

const million = 1_000_000;
const source = await testDatabase();
await source.pool.query(
  `INSERT INTO data_set (uuid, name, checksum, counts)
   SELECT gen_random_uuid(), 'n' || n, repeat('é', CASE WHEN n % 250 = 0 THEN ${million} ELSE 1 END), '{}'
   FROM generate_series(1, 1000) n`,
);

it("reads and loads long rows one at a time, as all of them may be larger than memory", async () => {
  const dumped: LoadedTable[] = [];
  let longest = 0;
  await dumpTables(source, new AbortController().signal, async ({ name, columns }, pieces) => {
    const rows: string[] = [];
    for await (const piece of pieces) {
      longest = Math.max(longest, piece.length);
      rows.push(...piece.split("\n").slice(0, -1));
    }
    dumped.push({ name, columns, rows });
  });
  expect(longest).toBeLessThan(1.1 * million);

  const target = await testDatabase();
  const client = await target.pool.connect();
  client.release();
  const query = vi.spyOn(client, "query");
  expect(await loadTables(target, { headings: dumped, tables: () => dumped }, true)).toBeGreaterThanOrEqual(1000);
  const values = query.mock.calls.flatMap((call) => (call as readonly unknown[])[1] ?? []);
  expect(values.length).toBeGreaterThan(5);
  expect(Math.max(...values.map((value) => String(value).length))).toBeLessThan(2.1 * million);
  query.mockRestore();

  const lengths = "SELECT name, length(checksum) FROM data_set ORDER BY name";
  expect((await target.pool.query(lengths)).rows).toEqual((await source.pool.query(lengths)).rows);
});

it("reads each table once, in few statements, and each row exactly once", async () => {
  const client = await source.pool.connect();
  client.release();
  const query = vi.spyOn(client, "query");
  const names: string[] = [];
  const keys: string[] = [];
  await dumpTables(source, new AbortController().signal, async ({ name }, pieces) => {
    names.push(name);
    for await (const piece of pieces) {
      if (name === "data_set")
        keys.push(
          ...piece
            .split("\n")
            .slice(0, -1)
            .map((line) => JSON.parse(line).name),
        );
    }
  });
  const statements = query.mock.calls.map(([text]) => String(text));
  query.mockRestore();
  expect(statements.filter((text) => text.startsWith("DECLARE"))).toHaveLength(names.length);
  expect(statements.filter((text) => text.includes("ctid = "))).toHaveLength(4);
  expect(keys.toSorted()).toEqual(Array.from({ length: 1000 }, (_, at) => `n${at + 1}`).toSorted());
});
