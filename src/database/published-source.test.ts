import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, expect, it, vi } from "vitest";
import { startDatabaseProxy } from "#tests/support/database/database-proxy.ts";
import { testLocation } from "#tests/support/database/database.ts";
import { startReplica } from "#tests/support/database/replica.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { openDatabase } from "./connection/connect.ts";
import { publishedInReplica } from "./published-source.ts";
import { town } from "./schema/routes/town.ts";

const place = await testLocation({ seeded: true });
if (place.url === undefined) throw new Error("The embedded database has no replica.");
const way = await startDatabaseProxy(place.url);
const database = await openDatabase({ ...place, url: way.url, log: silentLog });
const replica = await startReplica(place.url);
const published = publishedInReplica(database, replica.url, silentLog);
const there = new pg.Client({ connectionString: replica.url });
there.on("error", () => undefined);
await there.connect();
afterAll(async () => {
  await published.close();
  await database.close();
  await replica.close();
  await way.close();
  await place.remove();
});

const whereItIsRead = async (): Promise<"replica" | "database"> => {
  const { rows } = await published.drizzle.execute(sql`SELECT pg_is_in_recovery() AS follows`);
  return rows[0]?.["follows"] === true ? "replica" : "database";
};
/** The replica follows all databases of the server, which other tests are filling meanwhile. */
const soon = { timeout: 90_000, interval: 50 };
vi.setConfig({ testTimeout: 100_000 });
const equal = (): Promise<void> =>
  vi.waitFor(async () => {
    await published.readRevision();
    expect(await whereItIsRead()).toBe("replica");
  }, soon);

it("is the replica while it is up to date", async () => {
  await equal();
  expect(await whereItIsRead()).toBe("replica");
});

it("is the primary while the replica lags behind, so that no stale content is cached under a new revision", async () => {
  await equal();
  const before = await published.readRevision();
  await there.query("SELECT pg_wal_replay_pause()");
  await database.drizzle.update(town).set({ description: "New." });
  const after = await published.readRevision();
  expect(after).not.toBe(before);
  expect(await whereItIsRead()).toBe("database");
  expect(await published.drizzle.selectDistinct({ description: town.description }).from(town)).toEqual([
    { description: "New." },
  ]);
  await there.query("SELECT pg_wal_replay_resume()");
  await equal();
  expect(await published.readRevision()).toBe(after);
});

it("uses one source for related queries", async () => {
  await equal();
  await there.query("SELECT pg_wal_replay_pause()");
  const together = published.pinned();
  await database.drizzle.update(town).set({ description: "Newer." });
  await published.readRevision();
  const { rows } = await together.drizzle.execute(sql`SELECT pg_is_in_recovery() AS follows`);
  expect(rows).toEqual([{ follows: true }]);
  await there.query("SELECT pg_wal_replay_resume()");
});

it("is the replica while the primary is unavailable", async () => {
  await equal();
  const revision = await published.readRevision();
  await way.stop();
  expect(await published.readRevision()).toBe(revision);
  expect(await whereItIsRead()).toBe("replica");
  await way.restore();
  await vi.waitUntil(() => database.isReachable(), soon);
});

it("is never a server that accepts writes", async () => {
  const itself = publishedInReplica(database, place.url ?? "", silentLog);
  const { length } = await itself.readRevision();
  expect(length).toBeGreaterThan(0);
  expect(itself.drizzle).toBe(database.drizzle);
  await itself.close();
});

it("switches to the primary when the replica fails, also during a query", async () => {
  await equal();
  await replica.stop();
  expect(await whereItIsRead()).toBe("database");
  await published.readRevision();
  expect(await whereItIsRead()).toBe("database");
});
