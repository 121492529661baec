import { createWriteStream } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ArchiveError } from "#database/archive/load-tables.ts";
import { openDatabase } from "#database/connection/connect.ts";
import { DataDirectoryInUseError } from "#database/connection/embedded/data-directory-lock.ts";
import { migrateDatabase } from "#database/migrate.ts";
import { isCutOff, requestArchive, NoRunningServerError } from "./archive/control-socket.ts";
import { archiveOf } from "#server/archive/write-archive.ts";
import { type Environment, readEnvironment } from "./environment/environment.ts";
import { requireExistingDatabase } from "./environment/existing-database.ts";
import { createLog } from "./log/log.ts";
import { exitWithError } from "./start.ts";

/** An archive of the configured database, and a function that closes the database. */
async function openArchive(
  environment: Environment,
  signal: AbortSignal,
): Promise<{ archive: Readable; close(): Promise<void> }> {
  const { databaseUrl: url, dataDir } = environment;
  requireExistingDatabase(environment);
  const database = await openDatabase({ url, dataDir, log: createLog({ level: "warn" }) }).catch((error: unknown) => {
    if (error instanceof DataDirectoryInUseError) return error;
    throw error;
  });
  if (database instanceof DataDirectoryInUseError) {
    // The serving process provides it.
    const archive = await requestArchive(dataDir).catch((error: unknown) => {
      throw error instanceof NoRunningServerError ? database : error;
    });
    return { archive, close: async () => undefined };
  }
  try {
    await migrateDatabase(database);
    return { archive: await archiveOf(database, environment, signal), close: () => database.close() };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Converts errors of the file system, such as a full disk or missing permissions, and the end of the serving process to
 * messages for the user.
 */
function asArchiveError(error: unknown): unknown {
  if (isCutOff(error)) {
    const message = "The program ended before the archive was complete, see its log; no archive was written.";
    return new ArchiveError(message, { cause: error });
  }
  if (!(error instanceof Error && "syscall" in error)) return error;
  return new ArchiveError(`The archive cannot be written: ${error.message}.`, { cause: error });
}

/** Writes the archive to a temporary file and renames it when it is complete. @param signal cancels it */
export async function exportData(
  file: string,
  environment: Environment,
  signal: AbortSignal = new AbortController().signal,
): Promise<{ bytes: number }> {
  const unfinished = `${file}.unfinished`;
  const { archive, close } = await openArchive(environment, signal).catch((error: unknown) => {
    throw asArchiveError(error);
  });
  try {
    await pipeline(archive, createWriteStream(unfinished, { mode: 0o600 }), { signal });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw asArchiveError(error);
  } finally {
    await close();
  }
  return { bytes: (await stat(file)).size };
}

/** Aborts on SIGINT and SIGTERM, so that unfinished files are removed. */
function interruptSignal(): AbortSignal {
  const controller = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const) {
    process.once(name, () => controller.abort(new ArchiveError(`Cancelled by ${name}; no archive was written.`)));
  }
  return controller.signal;
}

async function run([file]: readonly string[]): Promise<void> {
  if (file === undefined) {
    console.error("Usage: npm run backup -- FILE");
    process.exit(2);
  }
  const { bytes } = await exportData(file, readEnvironment(process.env), interruptSignal());
  console.log(`${file}: ${(bytes / 1e6).toFixed(1)} MB. Keep it safe: it holds personal data and keys.`);
}

if (import.meta.main) await run(process.argv.slice(2)).catch(exitWithError);
