import { createReadStream, createWriteStream, rmSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { pack, type Pack } from "tar-stream";
import type { Database } from "#database/connection/connect.ts";
import type { PhotoStorage } from "#photos/photo-storage.ts";
import { dumpTables } from "#database/archive/dump-tables.ts";
import { version } from "../package-facts.ts";
import { archiveFormat, type ArchiveHeader, filesFolder, headerEntry, tablesFolder } from "./read-archive.ts";
import { appSecret } from "#server/environment/app-secret.ts";
import type { Environment } from "#server/environment/environment.ts";
import { photoStorage } from "#server/files/stored-photos.ts";

/** The archive of an open database with its files, and with its key unless that is configured. */
export async function archiveOf(
  database: Database,
  environment: Environment,
  signal: AbortSignal = new AbortController().signal,
): Promise<Readable> {
  const secret = environment.appSecret === undefined ? await appSecret(database, environment) : undefined;
  const { dataDir: folder } = environment;
  return archiveStream({ database, files: photoStorage(environment), secret, now: new Date(), folder }, signal);
}

interface ArchiveSource {
  readonly database: Database;
  readonly files: PhotoStorage;
  /** Undefined if it is configured in the environment. */
  readonly secret: string | undefined;
  readonly now: Date;
  /** Folder for temporary files of tables; created if missing. */
  readonly folder: string;
}

const spoolPrefix = "archive-";
/** Timeout for reading the tables, in milliseconds: it blocks the only connection of the embedded database. */
const readTimeoutMs = 300_000;

/**
 * Everything the program keeps, as one stream (tar, gzip): a consistent snapshot of the tables, then the files.
 * It contains password hashes and a key: protect it. The database has been read to its end when this
 * resolves, so the stream may be read slowly or abandoned.
 *
 * @param signal cancels it
 */
async function archiveStream(source: ArchiveSource, signal: AbortSignal): Promise<Readable> {
  await mkdir(source.folder, { recursive: true, mode: 0o700 });
  const spool = await mkdtemp(join(source.folder, spoolPrefix));
  const removeSpool = (): void => rmSync(spool, { recursive: true, force: true });
  try {
    const readSignal = AbortSignal.any([signal, AbortSignal.timeout(readTimeoutMs)]);
    const tables = await spoolTables(source.database, spool, readSignal);
    const tar = pack();
    const gzip = createGzip();
    // Synchronously, because the process may exit with the stream.
    gzip.once("close", removeSpool);
    writeEntries(tar, source, tables).then(
      () => tar.finalize(),
      (error: unknown) => tar.destroy(error instanceof Error ? error : new Error(String(error))),
    );
    // The reader gets failures from the stream itself.
    pipeline(tar, gzip, { signal }).catch(() => undefined);
    return gzip;
  } catch (error) {
    removeSpool();
    throw error;
  }
}

/** Removes the temporary files of killed processes. */
export async function removeSpools(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.startsWith(spoolPrefix)) await rm(join(folder, name), { recursive: true, force: true });
  }
}

async function writeEntries(
  tar: Pack,
  { files, secret, now }: ArchiveSource,
  tables: readonly SpooledTable[],
): Promise<void> {
  const header: ArchiveHeader = {
    format: archiveFormat,
    version,
    createdAt: now.toISOString(),
    ...(secret !== undefined && { secret }),
  };
  const entry = (name: string, size: number) => tar.entry({ name, size, mode: 0o600 });
  const add = (name: string, content: Uint8Array) =>
    pipeline(Readable.from([Buffer.from(content)]), entry(name, content.byteLength));
  await add(headerEntry, Buffer.from(JSON.stringify(header)));
  for (const { name, size, path } of tables) {
    await pipeline(createReadStream(path), createGunzip(), entry(`${tablesFolder}${name}.jsonl`, size));
  }
  for (const { name } of await files.list()) {
    const content = await files.read(name);
    if (content) await add(filesFolder + name, content);
  }
}

/** A table.s entry of an archive, in a temporary file. */
interface SpooledTable {
  readonly name: string;
  /** Uncompressed size in bytes. */
  readonly size: number;
  readonly path: string;
}

/** Writes all tables to temporary files, so that a slow reader does not block the database. */
async function spoolTables(database: Database, folder: string, signal: AbortSignal): Promise<readonly SpooledTable[]> {
  const spooled: SpooledTable[] = [];
  await dumpTables(database, signal, async ({ name, columns }, pieces) => {
    const path = join(folder, `${spooled.length}.gz`);
    let size = 0;
    const lines = async function* () {
      const header = `${JSON.stringify({ columns })}\n`;
      size += Buffer.byteLength(header);
      yield header;
      for await (const piece of pieces) {
        size += Buffer.byteLength(piece);
        yield piece;
      }
    };
    await pipeline(lines, createGzip({ level: 1 }), createWriteStream(path, { mode: 0o600 }), { signal });
    spooled.push({ name, size, path });
  });
  return spooled;
}
