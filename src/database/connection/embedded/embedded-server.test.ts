import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterEach, describe, expect, it } from "vitest";
import { embeddedTestLocation } from "#tests/support/database/embedded-template.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { openDatabase } from "../connect.ts";
import { startEmbeddedServer } from "./embedded-server.ts";

const writer = fileURLToPath(new URL("../../../../tests/support/database/write-until-killed.ts", import.meta.url));
const cleanUps: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function dataDirectory(): Promise<string> {
  const place = await embeddedTestLocation("migrated");
  cleanUps.push(place.remove);
  return place.dataDir;
}

/** Starts the writer and waits until `count` writes are committed. */
async function writeInChild(dataDir: string, first: number, count: number) {
  const child = spawn(process.execPath, ["--liftoff-only", writer, dataDir, String(first)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  cleanUps.push(() => child.kill("SIGKILL"));
  const lines = createInterface({ input: child.stdout });
  let last = first - 1;
  await new Promise<void>((resolve) => {
    lines.on("line", (line) => {
      last = Number(line);
      if (last >= first + count - 1) resolve();
    });
  });
  const kill = async (): Promise<number> => {
    child.kill("SIGKILL");
    await once(child, "close");
    return last;
  };
  return { pid: child.pid, kill };
}

describe("the embedded database", () => {
  it(
    "keeps every committed write when its process is killed, and lets the next process start",
    { timeout: 180_000 },
    async () => {
      const dataDir = await dataDirectory();
      let last = 0;
      for (const count of [1, 40, 150]) {
        const child = await writeInChild(dataDir, last + 1, count);
        last = await child.kill();
        const database = await openDatabase({ dataDir, log: silentLog });
        const { rows } = await database.pool.query(
          "SELECT max(name::int) AS max, count(*)::int AS count FROM data_set",
        );
        await database.close();
        // One more may have been written before its acknowledgement got through.
        expect(rows[0].count).toBe(rows[0].max);
        expect(rows[0].max).toBeGreaterThanOrEqual(last);
        last = rows[0].max;
      }
    },
  );

  it("tells a second process which process holds the directory", { timeout: 30_000 }, async () => {
    const dataDir = await dataDirectory();
    const child = await writeInChild(dataDir, 1, 1);
    await expect(openDatabase({ dataDir, log: silentLog })).rejects.toThrow(
      `The data directory ${dataDir} is in use by the process with id ${child.pid}. Stop that process first, or set DATA_DIR to another directory.`,
    );
  });

  it("refuses a second opening in one process, and releases the directory when closed", async () => {
    const dataDir = await dataDirectory();
    const open = () => openDatabase({ dataDir, log: silentLog, durable: false });
    const first = await open();
    await expect(open()).rejects.toThrow(`is in use by the process with id ${process.pid}`);
    await first.close();
    const second = await open();
    expect(await second.isReachable()).toBe(true);
    await second.close();
  });

  it("restarts after an interrupted first start", { timeout: 180_000 }, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "vieira-test-"));
    cleanUps.push(() => rm(dataDir, { recursive: true }));
    mkdirSync(join(dataDir, "database"));
    writeFileSync(join(dataDir, "database", "PG_VERSION"), "18\n");
    writeFileSync(join(dataDir, "database.unfinished"), "");
    const database = await openDatabase({ dataDir, log: silentLog, durable: false });
    expect(await database.isReachable()).toBe(true);
    await database.close();
  });

  it("begins with the template's content, and keeps its own from then on", { timeout: 60_000 }, async () => {
    const template = join(await dataDirectory(), "database");
    const dataDir = mkdtempSync(join(tmpdir(), "vieira-test-"));
    cleanUps.push(() => rm(dataDir, { recursive: true }));
    for (const name of ["first", "second"]) {
      const database = await openDatabase({ dataDir, template, log: silentLog });
      await database.pool.query(
        "INSERT INTO data_set (uuid, name, checksum, counts) VALUES (gen_random_uuid(), $1, '', '{}')",
        [name],
      );
      const { rows } = await database.pool.query("SELECT count(*)::int AS count FROM data_set");
      expect(rows[0].count).toBe(name === "first" ? 1 : 2);
      await database.close();
    }
  });

  it("reports in one sentence that the files are no database", { timeout: 30_000 }, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "vieira-test-"));
    cleanUps.push(() => rm(dataDir, { recursive: true }));
    mkdirSync(join(dataDir, "database"));
    writeFileSync(join(dataDir, "database", "PG_VERSION"), "9.6\n");
    await expect(openDatabase({ dataDir, log: silentLog })).rejects.toThrow(
      `The embedded database in ${dataDir} does not start: `,
    );
  });

  it("reports in one sentence that the directory cannot be made", async () => {
    const dataDir = join(process.execPath, "data");
    await expect(openDatabase({ dataDir, log: silentLog })).rejects.toThrow(
      `The embedded database in ${dataDir} does not start: ENOTDIR`,
    );
  });

  it("fails queries, reports the loss and closes cleanly when its thread breaks", async () => {
    const dataDir = await dataDirectory();
    const server = await startEmbeddedServer({ dataDir, durable: false });
    const pool = new pg.Pool({ max: 1, user: "postgres", database: "postgres", stream: () => server.connect() });
    pool.on("error", () => undefined);
    await pool.query("SELECT 1");
    const running = pool.query("SELECT count(*) FROM generate_series(1, 20000000)").catch((error: unknown) => error);
    await server.terminate();
    expect(await running).toMatchObject({ message: "the embedded database has stopped" });
    expect(await server.lost).toMatchObject({ message: "The embedded database has stopped." });
    await expect(pool.query("SELECT 1")).rejects.toThrow("the embedded database has stopped");
    await pool.end();
    await server.stop();
    const again = await openDatabase({ dataDir, log: silentLog, durable: false });
    expect(await again.isReachable()).toBe(true);
    await again.close();
  });

  it("leaves an open transaction alone during maintenance, and vacuums dead rows afterwards", async () => {
    const dataDir = await dataDirectory();
    const server = await startEmbeddedServer({ dataDir, durable: false, maintenanceEveryMs: 20 });
    const pool = new pg.Pool({ max: 1, user: "postgres", database: "postgres", stream: () => server.connect() });
    cleanUps.push(
      () => server.stop(),
      () => pool.end(),
    );
    await pool.query("CREATE TABLE scratch AS SELECT generate_series(1, 5000) AS n");
    const client = await pool.connect();
    await client.query("BEGIN");
    await client.query("UPDATE scratch SET n = n + 1");
    await new Promise((resolve) => setTimeout(resolve, 100));
    await client.query("COMMIT");
    client.release();
    const vacuumed = async () =>
      (await pool.query("SELECT vacuum_count > 0 AS done FROM pg_stat_user_tables WHERE relname = 'scratch'")).rows[0]
        .done;
    await expect.poll(vacuumed, { timeout: 15_000, interval: 200 }).toBe(true);
    expect((await pool.query("SELECT sum(n)::int AS sum FROM scratch")).rows).toEqual([{ sum: 12_507_500 }]);
  });
});
