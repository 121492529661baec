import { cpSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Environment variable in which the global set-up stores the path of a data directory with the open data set. */
export const seededDataDirVariable = "BROWSER_TEST_DATA_DIR";

/** Copies it for another program, because seeding an empty database takes as long as some tests. */
export async function copySeededDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), "vieira-browser-"));
  const filled = process.env[seededDataDirVariable];
  if (filled === undefined) throw new Error(`The set-up of the browser tests sets ${seededDataDirVariable}.`);
  // Synchronous, because copying a thousand small files with promises takes twice as long.
  cpSync(filled, dataDir, { recursive: true });
  return dataDir;
}

export const removeDataDir = (dataDir: string): Promise<void> => rm(dataDir, { recursive: true, force: true });
