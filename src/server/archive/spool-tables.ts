import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { dumpTables } from "#database/archive/dump-tables.ts";
import type { Database } from "#database/connect.ts";

/** A table's entry of an archive, laid down on this machine. */
export interface SpooledTable {
  readonly name: string;
  /** Of the file when it is unpacked (gzip), in bytes. */
  readonly size: number;
  readonly path: string;
}

/** Lays down all tables in a folder, so that nobody who reads them slowly holds up the database. */
export async function spoolTables(
  database: Database,
  folder: string,
  signal: AbortSignal,
): Promise<readonly SpooledTable[]> {
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
