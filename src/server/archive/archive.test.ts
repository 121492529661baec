import { createWriteStream } from "node:fs";
import { mkdtemp, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tablesInOrder } from "#database/archive/dump-tables.ts";
import { type Database, openDatabase } from "#database/connection/connect.ts";
import { folderStorage } from "#photos/folder-storage.ts";
import { testDatabase, testLocation } from "#tests/support/database/database.ts";
import { embeddedTestLocation } from "#tests/support/database/embedded-template.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { readEnvironment } from "#server/environment/environment.ts";
import { exportData } from "../export-data.ts";
import { importData } from "../import-data.ts";
import { archiveOf } from "./write-archive.ts";
import { openControlSocket } from "./control-socket.ts";

const source = await testDatabase({ seeded: true });
const small = await testDatabase();
let directory: string;
let archive: string;
const fromHere = () => readEnvironment({ DATA_DIR: join(directory, "from") });

async function counts(database: Database): Promise<Record<string, number>> {
  const client = await database.pool.connect();
  try {
    const counted: Record<string, number> = {};
    for (const { name } of await tablesInOrder(client)) {
      const { rows } = await client.query<{ count: string }>(`SELECT count(*) FROM "${name}"`);
      counted[name] = Number(rows[0]?.count);
    }
    return counted;
  } finally {
    client.release();
  }
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "vieira-archive-"));
  await folderStorage(join(directory, "from", "photos")).write("ab/picture.webp", Buffer.from("a picture"));
  await source.pool.query(
    `INSERT INTO owner_link (uuid, purpose, secret_hash, accommodation_uuid, created_at, expires_at, used_at)
     SELECT gen_random_uuid(), 'confirm', hash, house.uuid, now(), now() + interval '60 days', used
     FROM (SELECT uuid FROM accommodation LIMIT 1) AS house, (VALUES ('unused', NULL), ('used', now())) AS link (hash, used)`,
  );
  archive = join(directory, "archive.tar.gz");
  await pipeline(await archiveOf(source, fromHere()), createWriteStream(archive));
});

afterAll(() => rm(directory, { recursive: true }));

describe("an archive", () => {
  let place: Awaited<ReturnType<typeof testLocation>>;
  let environment: ReturnType<typeof readEnvironment>;
  let imported: Awaited<ReturnType<typeof importData>>;
  let loaded: Database;
  const open = () => openDatabase({ ...place, log: silentLog, durable: false });

  beforeAll(async () => {
    place = await testLocation();
    environment = readEnvironment({
      DATA_DIR: place.dataDir,
      ...(place.url !== undefined && { DATABASE_URL: place.url }),
    });
    imported = await importData(archive, environment, false);
    loaded = await open();
  });

  afterAll(() => place.remove());

  it("restores every row, file and key into an empty database", async () => {
    expect(imported.files).toBe(1);
    expect(await readFile(join(place.dataDir, "photos", "ab", "picture.webp"), "utf8")).toBe("a picture");
    if (place.url === undefined) {
      const key = (at: string) => readFile(join(at, "secrets", "app-secret"), "utf8");
      expect(await key(place.dataDir)).toBe(await key(join(directory, "from")));
    }
    const { server_secret: _, ...there } = await counts(source);
    // Used links need not be restored.
    expect(await counts(loaded)).toMatchObject({ ...there, owner_link: 1 });
  });

  it("keeps values exactly", async () => {
    const rows = async (database: Database) =>
      (await database.pool.query("SELECT row_to_json(a)::text AS row FROM accommodation a ORDER BY uuid LIMIT 50"))
        .rows;
    expect(await rows(loaded)).toEqual(await rows(source));
  });

  it("continues sequences, and replaces existing data only if requested", async () => {
    const { rows } = await loaded.pool.query(
      `INSERT INTO arc (from_waypoint_uuid, to_waypoint_uuid, mode, distance_m)
       SELECT from_waypoint_uuid, to_waypoint_uuid, 'walk', 1 FROM arc LIMIT 1
       RETURNING id > (SELECT max(id) FROM arc) AS continues`,
    );
    expect(rows).toEqual([{ continues: true }]);
    const before = await counts(loaded);
    await loaded.close();

    await expect(importData(archive, environment, false)).rejects.toThrow("--replace");
    const again = await open();
    expect(await counts(again)).toEqual(before);
    await again.close();

    await small.pool.query(
      "INSERT INTO data_set (uuid, name, checksum, counts) VALUES (gen_random_uuid(), 'x', '', '{}')",
    );
    const other = join(directory, "other.tar.gz");
    await pipeline(await archiveOf(small, fromHere()), createWriteStream(other));
    await importData(other, environment, true);
    const replaced = await open();
    const { server_secret: _, ...there } = await counts(small);
    expect(there).toMatchObject({ data_set: 1, town: 0 });
    expect(await counts(replaced)).toMatchObject(there);
    await replaced.close();
  });

  it.each(["torn", "strange"])("that is %s is refused, and nothing is written", async (how) => {
    const broken = join(directory, `${how}.tar.gz`);
    await writeFile(broken, how === "torn" ? await readFile(archive) : "not an archive");
    if (how === "torn") await truncate(broken, (await stat(archive)).size - 1_000);
    const dataDir = join(directory, `into-${how}`);
    await expect(importData(broken, readEnvironment({ DATA_DIR: dataDir }), true)).rejects.toThrow("cannot be read");
    await expect(stat(dataDir)).rejects.toThrow("ENOENT");
  });

  it("of a newer version is refused", async () => {
    const { loadTables } = await import("#database/archive/load-tables.ts");
    const headings = [{ name: "town", columns: ["uuid", "mood"] }];
    await expect(loadTables(source, { headings, tables: () => [] }, true)).rejects.toThrow("the column mood of town");
    expect((await counts(source))["town"]).toBeGreaterThan(0);
  });
});

it("changes no table when its photos cannot be written", async () => {
  const { dataDir, remove } = await embeddedTestLocation("migrated");
  await writeFile(join(dataDir, "photos"), "no folder");
  await expect(importData(archive, readEnvironment({ DATA_DIR: dataDir }), true)).rejects.toThrow("photos");
  const database = await openDatabase({ dataDir, log: silentLog, durable: false });
  expect(await counts(database)).toMatchObject({ town: 0, arc: 0 });
  await database.close();
  await remove();
});

it("names a missing archive file", async () => {
  const missing = join(directory, "missing.tar.gz");
  await expect(importData(missing, readEnvironment({ DATA_DIR: directory }), false)).rejects.toThrow(
    `The archive cannot be read: ENOENT: no such file or directory, open '${missing}'.`,
  );
});

it("is neither made of nor replaces a data directory without a database, which stays unchanged", async () => {
  const empty = join(directory, "empty");
  const environment = readEnvironment({ DATA_DIR: empty });
  const refusal = `There is no database in ${empty}`;
  await expect(exportData(join(directory, "empty.tar.gz"), environment)).rejects.toThrow(refusal);
  await expect(importData(archive, environment, true)).rejects.toThrow(refusal);
  await expect(stat(empty)).rejects.toThrow("ENOENT");
  await expect(stat(join(directory, "empty.tar.gz"))).rejects.toThrow("ENOENT");
});

it("is created by the process that holds the data directory", async () => {
  const { dataDir, remove } = await embeddedTestLocation("migrated");
  const environment = readEnvironment({ DATA_DIR: dataDir });
  const database = await openDatabase({ dataDir, log: silentLog, durable: false });
  const socket = await openControlSocket(dataDir, () => archiveOf(small, environment));
  const file = join(directory, "served.tar.gz");
  expect((await exportData(file, environment)).bytes).toBe((await stat(file)).size);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await socket.close();
  await expect(exportData(join(directory, "none.tar.gz"), environment)).rejects.toThrow("is in use by");
  await expect(stat(join(directory, "none.tar.gz"))).rejects.toThrow("ENOENT");
  await database.close();
  await remove();
});
