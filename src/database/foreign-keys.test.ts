import { expect, it } from "vitest";
import { testDatabase } from "#tests/support/database/database.ts";

const database = await testDatabase();

/** Foreign keys that are not the prefix of an index: each change of a referenced row scans their whole table. */
const unindexed = `
  SELECT c.conrelid::regclass::text || '.' || string_agg(a.attname, ',' ORDER BY k.n) AS name
  FROM pg_constraint c
  CROSS JOIN LATERAL unnest(c.conkey) WITH ORDINALITY AS k(attnum, n)
  JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = k.attnum
  WHERE c.contype = 'f' AND NOT EXISTS (
    SELECT FROM pg_index i
    CROSS JOIN LATERAL (SELECT (i.indkey::int2[])[0:cardinality(c.conkey) - 1] AS first) AS f
    WHERE i.indrelid = c.conrelid AND i.indisvalid AND i.indpred IS NULL AND f.first @> c.conkey AND f.first <@ c.conkey
  )
  GROUP BY c.oid, c.conrelid ORDER BY 1`;

/** A table of one row, and rows that live for minutes while somebody connects an account. */
const small = ["oauth2_attempt.user_uuid", "oauth2_connection.connected_by"];

const namesOf = async (query: string): Promise<string[]> =>
  (await database.pool.query<{ name: string }>(query)).rows.map(({ name }) => name);

it("every foreign key has an index, except in tables that stay small", async () => {
  expect(await namesOf(unindexed)).toEqual(small);
});

it("the check finds a foreign key without an index", async () => {
  await database.pool.query(`
    CREATE TABLE scratch (town_uuid uuid REFERENCES town, other uuid, PRIMARY KEY (other, town_uuid));
    CREATE INDEX ON scratch (town_uuid) WHERE other IS NULL`);
  expect(await namesOf(unindexed)).toContain("scratch.town_uuid");
  await database.pool.query("DROP TABLE scratch");
});

it("finds the log entries of a person by an index", async () => {
  const firsts = await namesOf(`
    SELECT a.attname AS name FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = i.indkey[0]
    WHERE i.indrelid = 'audit_log'::regclass`);
  expect(firsts).toEqual(expect.arrayContaining(["by", "resource_uuid"]));
});
