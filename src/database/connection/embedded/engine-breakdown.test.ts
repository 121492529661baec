import { mkdirSync, rmdirSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { afterEach, describe, expect, it } from "vitest";
import { embeddedTestLocation } from "#tests/support/database/embedded-template.ts";
import { outageReason } from "../database-outage.ts";
import { embeddedPool } from "./embedded-pool.ts";
import { type EmbeddedServerOptions, startEmbeddedServer } from "./embedded-server.ts";

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function openEmbedded(options: Partial<EmbeddedServerOptions> = {}) {
  const { dataDir, remove } = await embeddedTestLocation("migrated");
  const server = await startEmbeddedServer({ dataDir, durable: false, ...options });
  const pool = embeddedPool(server);
  pool.on("error", () => undefined);
  cleanUps.push(
    remove,
    () => server.terminate(),
    () => pool.end(),
  );
  await pool.query("CREATE TABLE scratch (n int)");
  return { dataDir, server, pool };
}

/** Outcome of a query: its first row, or why the database is away. */
const outcome = (pool: pg.Pool, sql: string): Promise<unknown> =>
  pool.query(sql).then(({ rows }) => rows[0], outageReason);

function attempt(action: () => unknown): boolean {
  try {
    action();
    return true;
  } catch {
    return false;
  }
}

/** Their product is more rows than can ever be counted. */
const numbers = "generate_series(1, 100000)";

async function expectRows(pool: pg.Pool, n: number): Promise<void> {
  const count = () => outcome(pool, "SELECT count(*)::int AS n FROM scratch");
  await expect.poll(count, { timeout: 60_000, interval: 50 }).toEqual({ n });
}

describe("the embedded database", { timeout: 120_000 }, () => {
  it("is restarted after a panic, with all committed data", async () => {
    const { dataDir, pool } = await openEmbedded({ maintenanceEveryMs: 200 });
    await pool.query("INSERT INTO scratch VALUES (1), (2)");
    // Checkpoints, and thus restarts after a panic, fail if there is a folder in place of their file.
    const obstacle = join(dataDir, "database", "pg_logical", "replorigin_checkpoint.tmp");
    // Between two checkpoints: one in progress has such a file.
    await expect.poll(() => attempt(() => mkdirSync(obstacle)), { interval: 5 }).toBe(true);
    await expect.poll(() => outcome(pool, "SELECT 1"), { timeout: 60_000, interval: 50 }).toBe("unreachable");
    rmdirSync(obstacle);
    await expectRows(pool, 2);
    await pool.query("INSERT INTO scratch VALUES (3)");
    await expectRows(pool, 3);
  });

  it("is restarted when a statement does not end, and rolls back the open transaction", async () => {
    const { pool } = await openEmbedded({ hungAfterMs: 3_000 });
    await pool.query("INSERT INTO scratch VALUES (1)");
    const client = await pool.connect();
    await client.query("BEGIN");
    await client.query("INSERT INTO scratch VALUES (2)");
    const endless = client.query(`SELECT count(*) FROM ${numbers} a, ${numbers} b, ${numbers} c`);
    expect(await endless.catch(outageReason)).toBe("unreachable");
    client.release(true);
    await expectRows(pool, 1);
  });

  it("reports an unknown outcome for a write during a breakdown", async () => {
    const { pool } = await openEmbedded({ hungAfterMs: 3_000 });
    const endless = outcome(pool, `INSERT INTO scratch SELECT count(*) FROM ${numbers} a, ${numbers} b, ${numbers} c`);
    expect(await endless).toBe("unknown-outcome");
    await expectRows(pool, 0);
  });
});
