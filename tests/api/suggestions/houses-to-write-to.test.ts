import { expect, it } from "vitest";
import { recordStatements } from "#tests/support/database/record-statements.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { editorMember } from "#tests/support/samples/editor-member.ts";
import { showHousesToWriteTo } from "#use-cases/emails/houses/show-houses.ts";

const { recorded, statements } = recordStatements(await testDatabase({ seeded: true }));

it("lists hundreds of places to stay with one statement, preferring the owner's address", async () => {
  const { rows: houses } = await recorded.pool.query<{ uuid: string }>("SELECT uuid FROM accommodation LIMIT 200");
  const [owned, without, own] = houses.map(({ uuid }) => uuid);
  await recorded.pool.query("UPDATE accommodation SET email = 'house@example.org' WHERE uuid = ANY($1)", [
    [owned, without, own],
  ]);
  for (const [uuid, address] of [
    [owned, "owner@example.org"],
    [without, null],
  ])
    await recorded.pool.query(
      `WITH added AS (INSERT INTO accommodation_owner (uuid, name, email) VALUES ($1, 'Owner', $2) RETURNING uuid)
       UPDATE accommodation SET owner_uuid = $1 WHERE uuid = $1`,
      [uuid, address],
    );
  const { context } = testApplication(recorded);
  const asked = [...houses.map(({ uuid }) => uuid), "not a uuid", editorMember.uuid];
  const shown = await showHousesToWriteTo({ ...context, actor: editorMember }, asked);
  expect(shown.map(({ uuid }) => uuid)).toEqual(houses.map(({ uuid }) => uuid));
  expect(shown.slice(0, 3).map(({ to }) => to)).toEqual([
    "owner@example.org",
    "house@example.org",
    "house@example.org",
  ]);
  expect(statements).toHaveLength(1);
});
