import type { Readable } from "node:stream";
import { createGzip } from "node:zlib";
import { pack, type Pack } from "tar-stream";
import { dumpTables } from "#database/archive/dump-tables.ts";
import type { Database } from "#database/connect.ts";
import type { PhotoStorage } from "#photos/photo-storage.ts";
import { version } from "../package-facts.ts";
import { archiveFormat, type ArchiveHeader, filesFolder, headerEntry, tablesFolder } from "./archive-format.ts";

interface ArchiveSource {
  readonly database: Database;
  readonly files: PhotoStorage;
  /** Undefined when it is configured, and so is kept elsewhere. */
  readonly secret: string | undefined;
  readonly now: Date;
}

/**
 * Everything the program keeps, as one stream (tar, gzip): the tables as they were at one moment, then the files.
 * It holds password hashes and a key: whoever has it can do everything.
 */
export function archiveStream(source: ArchiveSource): Readable {
  const tar = pack();
  void writeEntries(tar, source).then(
    () => tar.finalize(),
    (error: unknown) => tar.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  const gzip = createGzip();
  tar.on("error", (error) => gzip.destroy(error));
  return tar.pipe(gzip);
}

async function writeEntries(tar: Pack, { database, files, secret, now }: ArchiveSource): Promise<void> {
  const header: ArchiveHeader = {
    format: archiveFormat,
    version,
    createdAt: now.toISOString(),
    ...(secret !== undefined && { secret }),
  };
  await addEntry(tar, headerEntry, Buffer.from(JSON.stringify(header)));
  for await (const { name, columns, lines } of dumpTables(database)) {
    await addEntry(tar, `${tablesFolder}${name}.jsonl`, Buffer.from(`${JSON.stringify({ columns })}\n${lines}`));
  }
  for (const { name } of await files.list()) {
    const content = await files.read(name);
    if (content) await addEntry(tar, filesFolder + name, Buffer.from(content));
  }
}

/** Resolves once the entry has been taken up, so that a slow reader slows the writer. */
function addEntry(tar: Pack, name: string, content: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    tar.entry({ name, mode: 0o600 }, content, (error) => (error ? reject(error) : resolve()));
  });
}
