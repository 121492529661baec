import { createWriteStream } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { openDatabase } from "#database/connect.ts";
import { DataDirectoryInUseError } from "#database/embedded/data-directory-lock.ts";
import { migrateDatabase } from "#database/migrate.ts";
import { askForArchive } from "./archive/control-socket.ts";
import { archiveOf } from "./archive/archive-of.ts";
import { type Environment, readEnvironment } from "./environment.ts";
import { createLog } from "./log.ts";
import { giveUp } from "./start.ts";

/** Everything that is in the configured database, and how to let go of it. */
async function openArchive(environment: Environment): Promise<{ archive: Readable; close(): Promise<void> }> {
  const { databaseUrl: url, dataDir } = environment;
  try {
    const database = await openDatabase({ url, dataDir, log: createLog({ level: "warn" }) });
    await migrateDatabase(database);
    return { archive: await archiveOf(database, environment), close: () => database.close() };
  } catch (error) {
    if (!(error instanceof DataDirectoryInUseError)) throw error;
    // The process that serves hands it out.
    const archive = await askForArchive(dataDir).catch(() => {
      throw error;
    });
    return { archive, close: async () => undefined };
  }
}

/** Writes the archive beside its place and moves it there when it is whole. */
export async function exportData(file: string, environment: Environment): Promise<{ bytes: number }> {
  const { archive, close } = await openArchive(environment);
  const unfinished = `${file}.unfinished`;
  try {
    await pipeline(archive, createWriteStream(unfinished, { mode: 0o600 }));
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await close();
  }
  return { bytes: (await stat(file)).size };
}

async function run([file]: readonly string[]): Promise<void> {
  if (file === undefined) {
    console.error("Usage: npm run backup -- FILE");
    process.exit(2);
  }
  const { bytes } = await exportData(file, readEnvironment(process.env));
  console.log(`${file}: ${(bytes / 1e6).toFixed(1)} MB. Keep it safe: it holds personal data and keys.`);
}

if (import.meta.main) await run(process.argv.slice(2)).catch(giveUp);
