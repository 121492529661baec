import { drizzle } from "drizzle-orm/node-postgres";
import { expect, it } from "vitest";
import type { Queryable } from "#database/connection/connect.ts";
import { listUnverifiedHouses } from "#database/queries/places/unverified-houses.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { loadGraphInBox } from "./graph/graph-part.ts";
import { accommodationStore } from "./records/accommodations.ts";
import { arcStore, waypointStore } from "./records/waypoints.ts";
import { distanceStore } from "./records/distances.ts";
import { listRecords } from "./records/list-records.ts";
import type { RecordStore } from "./records/record-store.ts";
import { townStore } from "./records/towns.ts";
import { listUsers } from "./users.ts";

const database = await testDatabase({ seeded: true });
const firstPage = { page: 1, perPage: 25 };

/** The query plans of all statements of some work, with sequential scans disabled where possible. */
async function plansOf(work: (db: Queryable) => Promise<unknown>): Promise<string> {
  const queries: { query: string; values: unknown[] }[] = [];
  const logger = { logQuery: (query: string, values: unknown[]) => void queries.push({ query, values }) };
  await work({ drizzle: drizzle(database.pool, { casing: "snake_case", logger }) });
  const client = await database.pool.connect();
  try {
    await client.query("BEGIN");
    await client.query("SET LOCAL enable_seqscan = off");
    const plans: string[] = [];
    for (const { query, values } of queries) {
      const { rows } = await client.query<{ "QUERY PLAN": string }>(`EXPLAIN ${query}`, values);
      plans.push(...rows.map((row) => row["QUERY PLAN"]));
    }
    return plans.join("\n");
  } finally {
    await client.query("ROLLBACK");
    client.release();
  }
}

const listed = (store: RecordStore, q: string, field: string) => (db: Queryable) =>
  listRecords(
    db,
    store,
    { q, published: undefined, missing: [], route: undefined, values: {} },
    { sort: { field, isDescending: false }, ...firstPage },
  );
const people = (db: Queryable) =>
  listUsers(
    db,
    { q: "brais", roles: [], states: [] },
    { sort: "name", isDescending: false },
    { ...firstPage, now: new Date() },
  );
const unverified = (db: Queryable) => listUnverifiedHouses(db, { before: new Date(), words: "" }, firstPage);
const inBox = (db: Queryable) => loadGraphInBox(db, { west: -7.5, south: 42.5, east: -7.1, north: 42.9 });

it.each([
  ["houses", listed(accommodationStore, "casa", "name"), ["accommodation_searched_index"]],
  ["towns", listed(townStore, "sarria", "name"), ["town_searched_index"]],
  ["towns by name", listed(townStore, "", "name"), ["town_name_sorted_index"]],
  ["waypoints", listed(waypointStore, "sarria", "name"), ["waypoint_searched_index"]],
  ["waypoints by name", listed(waypointStore, "", "name"), ["waypoint_name_sorted_index"]],
  [
    "arcs",
    listed(arcStore, "sarria", "id"),
    ["town_searched_index", "waypoint_searched_index", "arc_surface_searched_index", "arc_from_waypoint_uuid_index"],
  ],
  ["distances", listed(distanceStore, "sarria", "id"), ["town_searched_index", "distance_from_town_uuid_index"]],
  ["people", people, ["user_name_searched_index", "user_email_searched_index"]],
  ["houses to be verified", unverified, ["accommodation_unverified_index"]],
  ["the graph in a box", inBox, ["waypoint_lat_lon_index", "arc_to_waypoint_uuid_index"]],
])("finds %s by an index", async (_, work, indexes) => {
  const plans = await plansOf(work);
  for (const index of indexes) expect(plans).toContain(index);
});
