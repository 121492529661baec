import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";
import { ArchiveError, type LoadedTable, type TableSource } from "#database/archive/load-tables.ts";
import { z } from "zod";

/** Version of the format that this program writes and reads. */
export const archiveFormat = 1;

/** Name of the first entry of an archive, which says what the archive is. */
export const headerEntry = "vieira.json";
export const tablesFolder = "tables/";
export const filesFolder = "files/";

/** Content of the first entry. */
const archiveHeader = z.object({
  format: z.literal(archiveFormat),
  /** Version of the program that wrote it. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** The key of signatures and sealed secrets; absent if it is configured in the environment. */
  secret: z.string().optional(),
});
export type ArchiveHeader = z.infer<typeof archiveHeader>;

/** First line of a table's entry, before its rows. */
const tableHeader = z.object({ columns: z.array(z.string()) });

interface ReadArchive extends TableSource {
  readonly header: ArchiveHeader;
}

/**
 * Reads an archive to its end, so that a truncated one is detected before anything is written. Its tables are read again
 * when they are loaded.
 *
 * @throws ArchiveError if the file is missing, truncated or not an archive of this program
 */
export async function readArchive(path: string): Promise<ReadArchive> {
  const headers: ArchiveHeader[] = [];
  const headings: Omit<LoadedTable, "rows">[] = [];
  try {
    for await (const { name, content, lines } of entriesOf(path)) {
      if (name === headerEntry) headers.push(archiveHeader.parse(JSON.parse((await content()).toString())));
      const table = await tableOf(name, lines());
      if (!table) continue;
      headings.push({ name: table.name, columns: table.columns });
      await readToEnd(table.rows);
    }
  } catch (error) {
    // What the system says of files is a sentence: no such file, no right.
    if (error instanceof Error && "syscall" in error) {
      throw new ArchiveError(`The archive cannot be read: ${error.message}.`, { cause: error });
    }
    throw new ArchiveError(`${path} cannot be read as an archive of this program.`, { cause: error });
  }
  const [header] = headers;
  if (header === undefined) throw new ArchiveError(`${path} is not an archive of this program.`);
  return { header, headings, tables: () => archivedTables(path) };
}

async function* archivedTables(path: string): AsyncGenerator<LoadedTable> {
  for await (const { name, lines } of entriesOf(path)) {
    const table = await tableOf(name, lines());
    if (!table) continue;
    yield table;
    await readToEnd(table.rows);
  }
}

/** The files of an archive that `readArchive` accepted. */
export async function* archivedFiles(path: string): AsyncGenerator<{ name: string; content: Uint8Array }> {
  for await (const { name, content } of entriesOf(path)) {
    if (name.startsWith(filesFolder)) yield { name: name.slice(filesFolder.length), content: await content() };
  }
}

interface Entry {
  readonly name: string;
  content(): Promise<Buffer>;
  lines(): AsyncGenerator<string>;
}

async function* entriesOf(path: string): AsyncGenerator<Entry> {
  const tar = extract();
  const unpacked = pipeline(createReadStream(path), createGunzip(), tar);
  // A failure also ends the loop below, and is reported after it.
  unpacked.catch(() => undefined);
  for await (const entry of tar) {
    const parts: Buffer[] = [];
    yield {
      name: entry.header.name,
      content: async () => {
        for await (const part of entry) parts.push(part as Buffer);
        return Buffer.concat(parts);
      },
      lines: () => linesOf(entry as AsyncIterable<Buffer>),
    };
    entry.resume();
  }
  await unpacked;
}

/** Not by `readline`, which also breaks lines at characters that may be within JSON, such as U+2028. */
async function* linesOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let parts: string[] = [];
  for await (const part of bytes) {
    const [first = "", ...further] = decoder.decode(part, { stream: true }).split("\n");
    parts.push(first);
    for (const begun of further) {
      yield parts.join("");
      parts = [begun];
    }
  }
  if (parts.some((part) => part !== "")) yield parts.join("");
}

/** The next entry of an archive comes only after the whole of this one. */
async function readToEnd(lines: AsyncGenerator<string>): Promise<void> {
  while ((await lines.next()).done !== true);
}

/** Null for an entry that is no table. */
async function tableOf(
  name: string,
  lines: AsyncGenerator<string>,
): Promise<(LoadedTable & { readonly rows: AsyncGenerator<string> }) | null> {
  if (!name.startsWith(tablesFolder)) return null;
  const { value: first = "" } = await lines.next();
  const { columns } = tableHeader.parse(JSON.parse(first));
  return { name: name.slice(tablesFolder.length).replace(/\.jsonl$/, ""), columns, rows: lines };
}
