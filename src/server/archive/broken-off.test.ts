import { mkdirSync, mkdtempSync, readdirSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createServer, request, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { testDatabase } from "#tests/support/database/database.ts";
import { embeddedDirectory } from "#database/connection/embedded/embedded-server.ts";
import { lockDataDirectory } from "#database/connection/embedded/data-directory-lock.ts";
import { readEnvironment } from "#server/environment/environment.ts";
import { exportData } from "../export-data.ts";
import { archiveOf } from "./write-archive.ts";
import { requestArchive, openControlSocket, findSocketPath } from "./control-socket.ts";

const source = await testDatabase();
// Two incompressible megabytes: far more than all buffers between writer and reader.
await source.pool.query(
  `INSERT INTO data_set (uuid, name, checksum, counts)
   SELECT gen_random_uuid(), 'x' || n, (SELECT string_agg(md5(random()::text || n || part), '') FROM generate_series(1, 32) part), '{}'
   FROM generate_series(1, 4000) n`,
);
const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

/** A data directory whose process creates archives of the source. */
async function serving(readerMs?: number, name = "data") {
  const root = mkdtempSync(join(tmpdir(), "vieira-test-"));
  const dataDir = join(root, name);
  const environment = readEnvironment({ DATA_DIR: dataDir });
  const unlock = lockDataDirectory(dataDir);
  mkdirSync(embeddedDirectory(dataDir));
  const socket = await openControlSocket(dataDir, (signal) => archiveOf(source, environment, signal), readerMs);
  cleanUps.push(
    () => rm(root, { recursive: true }),
    unlock,
    () => socket.close(),
  );
  const spools = () => readdirSync(dataDir).filter((file) => file.startsWith("archive-"));
  return { root, dataDir, environment, socket, spools };
}

/** A response of which nothing has been read. */
async function ask(dataDir: string): Promise<IncomingMessage> {
  const socketPath = await findSocketPath(dataDir);
  return new Promise((answered, failed) => {
    request({ socketPath, path: "/archive" }, answered).once("error", failed).end();
  });
}

const pollOptions = { timeout: 30_000, interval: 20 };
const takesWhole = async (dataDir: string) => {
  let bytes = 0;
  for await (const part of await requestArchive(dataDir)) bytes += (part as Buffer).length;
  expect(bytes).toBeGreaterThan(100_000);
};

describe("an archive created while the program runs", { timeout: 120_000 }, () => {
  it("can be aborted by its reader at any time", async () => {
    const { dataDir, spools } = await serving();
    for (const wanted of [0, 1, 100_000, 300_000]) {
      let read = 0;
      const answer = await ask(dataDir);
      if (wanted === 0) answer.destroy();
      else
        for await (const part of answer) {
          read += (part as Buffer).length;
          if (read >= wanted) break;
        }
      expect(read).toBeGreaterThanOrEqual(wanted);
      await expect.poll(spools, pollOptions).toEqual([]);
    }
    await takesWhole(dataDir);
    await expect.poll(spools, pollOptions).toEqual([]);
  });

  it("can be aborted before it starts", async () => {
    const { dataDir, spools } = await serving();
    const clientRequest = request({ socketPath: await findSocketPath(dataDir), path: "/archive" });
    clientRequest.once("error", () => undefined);
    clientRequest.end();
    await expect.poll(spools, pollOptions).toHaveLength(1);
    clientRequest.destroy();
    await expect.poll(spools, pollOptions).toEqual([]);
    await takesWhole(dataDir);
  });

  it("blocks nothing while its reader stalls, and is aborted after a while", async () => {
    const { dataDir, spools } = await serving(500);
    const stalled = await ask(dataDir);
    expect((await source.pool.query("SELECT 1 AS fine")).rows).toEqual([{ fine: 1 }]);
    expect(spools()).toHaveLength(1);
    await expect(requestArchive(dataDir)).rejects.toThrow("Another archive is being taken.");
    await expect.poll(spools, pollOptions).toEqual([]);
    stalled.destroy();
    await takesWhole(dataDir);
  });

  it("ends with the program", async () => {
    const { dataDir, socket, spools } = await serving();
    const answer = await ask(dataDir);
    answer.on("error", () => undefined);
    await socket.close();
    await expect.poll(spools, pollOptions).toEqual([]);
  });

  it.each(["before", "after"])("says so where that process ends %s it has begun to send", async (when) => {
    const { root, dataDir, environment, socket } = await serving();
    await socket.close();
    const dying = createServer((_, response) => {
      if (when === "after") response.write("the beginning of an archive");
      setImmediate(() => response.destroy());
    }).listen(await findSocketPath(dataDir));
    cleanUps.push(() => dying.close());
    const cutOff = "The program ended before the archive was complete";
    await expect(exportData(join(root, "backup.tar.gz"), environment)).rejects.toThrow(cutOff);
    expect(readdirSync(root)).toEqual(["data"]);
  });

  it("reports missing disk space, at the destination and at the source", async () => {
    const { root, dataDir, environment, spools } = await serving();
    const file = join(root, "backup.tar.gz");
    symlinkSync("/dev/full", `${file}.unfinished`);
    await expect(exportData(file, environment)).rejects.toThrow("ENOSPC");
    expect(readdirSync(root)).toEqual(["data"]);
    await expect.poll(spools, pollOptions).toEqual([]);
    await takesWhole(dataDir);

    const noFolder = join(root, "no-folder");
    writeFileSync(noFolder, "");
    const elsewhere = join(root, "elsewhere");
    mkdirSync(elsewhere);
    const broken = await openControlSocket(elsewhere, () =>
      archiveOf(source, readEnvironment({ DATA_DIR: noFolder, APP_SECRET: "a".repeat(32) })),
    );
    cleanUps.push(() => broken.close());
    await expect(requestArchive(elsewhere)).rejects.toThrow("cannot make an archive: EEXIST");
  });

  it("removes files left by a killed process", async () => {
    const { dataDir, socket, spools } = await serving();
    await socket.close();
    mkdirSync(join(dataDir, "archive-leftover"));
    writeFileSync(join(dataDir, "archive-leftover", "0.gz"), "");
    const again = await openControlSocket(dataDir, () => archiveOf(source, readEnvironment({ DATA_DIR: dataDir })));
    cleanUps.push(() => again.close());
    expect(spools()).toEqual([]);
  });

  it("uses a socket accessible to the owner only, even if the directory's path is too long for one", async () => {
    const short = await serving();
    expect(await findSocketPath(short.dataDir)).toBe(join(short.dataDir, "control.sock"));
    expect(statSync(join(short.dataDir, "control.sock")).mode & 0o077).toBe(0);
    const long = await serving(undefined, "long".repeat(30));
    const path = await findSocketPath(long.dataDir);
    expect(path.length).toBeLessThan(100);
    expect(statSync(dirname(path)).mode & 0o077).toBe(0);
    await takesWhole(long.dataDir);
    const other = await serving(undefined, "long".repeat(30));
    expect(dirname(await findSocketPath(other.dataDir))).not.toBe(dirname(path));
    await long.socket.close();
    expect(() => statSync(dirname(path))).toThrow("ENOENT");
  });
});
