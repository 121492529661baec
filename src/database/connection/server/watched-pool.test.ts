import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { startDatabaseProxy } from "#tests/support/database/database-proxy.ts";
import { testLocation } from "#tests/support/database/database.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { openDatabase } from "../connect.ts";
import { outageReason } from "../database-outage.ts";
import { dataSet } from "../../schema/content/data-set.ts";
import { inTransaction } from "../transaction.ts";

/** More than the allowed time, and far less than the fifteen seconds of the unmodified driver. */
const soonMs = 3_000;

/** The reason of a prompt failure; anything else fails the test. */
async function reasonOf(work: Promise<unknown>): Promise<string | undefined> {
  const late = new Promise((resolve) => setTimeout(() => resolve("too late"), soonMs).unref());
  const outcome = await Promise.race([
    work.then(
      () => "no failure",
      (error: unknown) => error,
    ),
    late,
  ]);
  return typeof outcome === "string" ? outcome : outageReason(outcome);
}

const row = (name: string) => ({ name, checksum: "", counts: {} });

describe("connections to a server", async () => {
  const place = await testLocation();
  if (place.url === undefined)
    throw new Error("Where the embedded database is tested there is no server that could go away.");
  const server = await startDatabaseProxy(place.url);
  const database = await openDatabase({ ...place, url: server.url, log: silentLog });
  afterAll(async () => {
    await database.close();
    await server.close();
    await place.remove();
  });
  afterEach(async () => {
    await server.restore();
    await vi.waitUntil(() => database.isReachable(), { timeout: 5_000, interval: 50 });
  });

  const isThere = async (name: string): Promise<boolean> =>
    (await database.drizzle.select().from(dataSet).where(eq(dataSet.name, name))).length === 1;

  it("do not end the process when they break, and are replaced", async () => {
    const client = await database.pool.connect();
    server.dropConnections();
    await expect.poll(() => client.query("SELECT 1").then(() => "answered", outageReason)).toBe("unreachable");
    client.release(true);
    expect((await database.pool.query("SELECT 1 AS n")).rows).toEqual([{ n: 1 }]);
  });

  it("fail a running query with a reason when they break", async () => {
    const running = reasonOf(database.drizzle.execute(sql`SELECT pg_sleep(30)`));
    await expect.poll(async () => database.pool.idleCount < database.pool.totalCount).toBe(true);
    setTimeout(() => server.dropConnections(), 100);
    expect(await running).toBe("unreachable");
  });

  it("fail at once while the server is stopped, and recover", async () => {
    await server.stop();
    expect(await reasonOf(database.drizzle.select().from(dataSet))).toBe("unreachable");
    expect(await reasonOf(inTransaction(database, (tx) => tx.drizzle.select().from(dataSet)))).toBe("unreachable");
    expect(await database.isReachable()).toBe(false);
  });

  it("fail soon while the server hangs, for waiting clients too", async () => {
    const before = Array.from({ length: 25 }, () => reasonOf(database.drizzle.execute(sql`SELECT pg_sleep(0.1)`)));
    server.freeze();
    const after = Array.from({ length: 25 }, () =>
      reasonOf(inTransaction(database, (tx) => tx.drizzle.select().from(dataSet))),
    );
    expect(new Set(await Promise.all([...before, ...after]))).toEqual(new Set(["unreachable"]));
    expect(await database.isReachable()).toBe(false);
  });

  it("allow slow queries while the server responds to others", async () => {
    const { rows } = await database.drizzle.execute(sql`SELECT 1 AS n FROM pg_sleep(1.5)`);
    expect(rows).toEqual([{ n: 1 }]);
  });

  it("retry a transaction if the connection breaks before COMMIT", async () => {
    let runs = 0;
    await inTransaction(database, async (tx) => {
      runs += 1;
      await tx.drizzle.insert(dataSet).values(row("again"));
      if (runs === 1) server.dropConnections();
      await tx.drizzle.execute(sql`SELECT 1`);
    });
    expect(runs).toBe(2);
    expect(await isThere("again")).toBe(true);
  });

  it("do not retry a transaction if the connection breaks during COMMIT, and report an unknown outcome", async () => {
    let runs = 0;
    const work = inTransaction(database, async (tx) => {
      runs += 1;
      await tx.drizzle.insert(dataSet).values(row("committed"));
      server.dropConnectionAfter("commit");
    });
    expect(await reasonOf(work)).toBe("unknown-outcome");
    expect(runs).toBe(1);
    expect(await isThere("committed")).toBe(true);
  });

  it("report an unknown outcome of single writing statements too", async () => {
    server.dropConnectionAfter("insert");
    expect(await reasonOf(Promise.resolve(database.drizzle.insert(dataSet).values(row("single"))))).toBe(
      "unknown-outcome",
    );
    server.dropConnectionAfter("select");
    expect(await reasonOf(Promise.resolve(database.drizzle.select().from(dataSet)))).toBe("unreachable");
  });
});
