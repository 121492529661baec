import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { testDatabase } from "#tests/support/database/database.ts";
import { updateDistances } from "./derive-distances.ts";
import { inTransaction } from "./connection/transaction.ts";

const database = await testDatabase({ seeded: true });

async function rows(query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> {
  return (await database.drizzle.execute(query)).rows;
}

const mainOfIngles = sql`SELECT branch.uuid FROM branch JOIN route ON route.uuid = branch.route_uuid
  WHERE route.slug = 'camino-ingles' AND branch.kind = 'main'`;
const allOfMain = sql`SELECT id, position, from_town_uuid, to_town_uuid, metres, ascent_m, override_m, version
  FROM distance WHERE branch_uuid = (${mainOfIngles}) ORDER BY position`;

async function deriveMain(): Promise<void> {
  const [main] = await rows(mainOfIngles);
  await inTransaction(database, (tx) => updateDistances(tx, [String(main?.["uuid"])]));
}

it("gives the same result if nothing has changed", async () => {
  const before = await rows(allOfMain);
  expect(before.length).toBeGreaterThan(20);
  await deriveMain();
  expect(await rows(allOfMain)).toEqual(before);
});

it("updates when an arc changes, and keeps id and override of the pair of towns", async () => {
  const before = await rows(allOfMain);
  const id = before[2]!["id"];
  await rows(sql`UPDATE distance SET override_m = 9999, override_source = 'a sign' WHERE id = ${id}`);
  await rows(sql`UPDATE arc SET distance_m = distance_m + 100 WHERE id IN (
    SELECT arc.id FROM arc
    JOIN town AS start ON start.waypoint_uuid = arc.from_waypoint_uuid
    JOIN town AS goal ON goal.waypoint_uuid = arc.to_waypoint_uuid
    JOIN distance ON distance.from_town_uuid = start.uuid AND distance.to_town_uuid = goal.uuid
    WHERE distance.id = ${id})`);
  await deriveMain();
  const after = await rows(allOfMain);
  expect(after[2]).toMatchObject({ id, metres: Number(before[2]!["metres"]) + 100, override_m: 9999, version: 2 });
  expect(after.toSpliced(2, 1)).toEqual(before.toSpliced(2, 1));
});

it("merges two distances when the town between them is removed, and splits them when it returns", async () => {
  const before = await rows(allOfMain);
  const { to_town_uuid: town } = before[4]!;
  const [waypoint] = await rows(sql`SELECT waypoint_uuid AS uuid FROM town WHERE uuid = ${town}`);
  const [elsewhere] = await rows(sql`SELECT uuid FROM waypoint
    WHERE uuid NOT IN (SELECT waypoint_uuid FROM town) LIMIT 1`);
  await rows(sql`UPDATE town SET waypoint_uuid = ${elsewhere!["uuid"]} WHERE uuid = ${town}`);
  await deriveMain();
  const joined = await rows(allOfMain);
  expect(joined).toHaveLength(before.length - 1);
  expect(joined[4]!["metres"]).toBe(Number(before[4]!["metres"]) + Number(before[5]!["metres"]));
  await rows(sql`UPDATE town SET waypoint_uuid = ${waypoint!["uuid"]} WHERE uuid = ${town}`);
  await deriveMain();
  const parted = await rows(allOfMain);
  expect(parted.map(({ metres }) => metres)).toEqual(before.map(({ metres }) => metres));
});
