import { createWriteStream, existsSync } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ArchiveError } from "#database/archive/load-tables.ts";
import { openDatabase } from "#database/connect.ts";
import { DataDirectoryInUseError } from "#database/embedded/data-directory-lock.ts";
import { embeddedDirectory } from "#database/embedded/embedded-server.ts";
import { migrateDatabase } from "#database/migrate.ts";
import { askForArchive, NobodyServesError } from "./archive/control-socket.ts";
import { archiveOf } from "#server/archive/write-archive.ts";
import { type Environment, readEnvironment } from "./environment/environment.ts";
import { createLog } from "./log/log.ts";
import { giveUp } from "./start.ts";

/** Everything that is in the configured database, and how to let go of it. */
async function openArchive(
  environment: Environment,
  signal: AbortSignal,
): Promise<{ archive: Readable; close(): Promise<void> }> {
  const { databaseUrl: url, dataDir } = environment;
  // Opening it would make one, and an empty archive would pass for a backup.
  if (url === undefined && !existsSync(embeddedDirectory(dataDir))) {
    throw new ArchiveError(`There is no database in ${dataDir}, so no archive was written. Is DATA_DIR right?`);
  }
  const opened = await openDatabase({ url, dataDir, log: createLog({ level: "warn" }) }).catch((error: unknown) => {
    if (error instanceof DataDirectoryInUseError) return error;
    throw error;
  });
  if (opened instanceof DataDirectoryInUseError) {
    // The process that serves hands it out.
    const archive = await askForArchive(dataDir).catch((error: unknown) => {
      throw error instanceof NobodyServesError ? opened : error;
    });
    return { archive, close: async () => undefined };
  }
  try {
    await migrateDatabase(opened);
    return { archive: await archiveOf(opened, environment, signal), close: () => opened.close() };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** Writes the archive beside its place and moves it there when it is whole. @param signal calls it off */
export async function exportData(
  file: string,
  environment: Environment,
  signal: AbortSignal = new AbortController().signal,
): Promise<{ bytes: number }> {
  const unfinished = `${file}.unfinished`;
  const { archive, close } = await openArchive(environment, signal);
  try {
    await pipeline(archive, createWriteStream(unfinished, { mode: 0o600 }), { signal });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await close();
  }
  return { bytes: (await stat(file)).size };
}

/** Calls off what runs, so that it takes away what it has begun, when the process is told to end. */
function whenTold(): AbortSignal {
  const told = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const) {
    process.once(name, () => told.abort(new ArchiveError(`Cancelled by ${name}; no archive was written.`)));
  }
  return told.signal;
}

async function run([file]: readonly string[]): Promise<void> {
  if (file === undefined) {
    console.error("Usage: npm run backup -- FILE");
    process.exit(2);
  }
  const { bytes } = await exportData(file, readEnvironment(process.env), whenTold());
  console.log(`${file}: ${(bytes / 1e6).toFixed(1)} MB. Keep it safe: it holds personal data and keys.`);
}

/** What the system says of files is a sentence: no room, no right, no such folder. */
function inWords(error: unknown): unknown {
  if (!(error instanceof Error && "syscall" in error)) return error;
  return new ArchiveError(`The archive cannot be written: ${error.message}.`, { cause: error });
}

if (import.meta.main) await run(process.argv.slice(2)).catch((error: unknown) => giveUp(inWords(error)));
