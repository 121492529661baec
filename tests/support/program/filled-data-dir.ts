import { cpSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where the set-up has left a data directory that holds the open data set. */
export const filledOnce = "BROWSER_TEST_DATA_DIR";

/** A copy of it for one more program: filling an empty database takes as long as some tests. */
export async function filledDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), "vieira-browser-"));
  const filled = process.env[filledOnce];
  if (filled === undefined) throw new Error(`The set-up of the browser tests sets ${filledOnce}.`);
  // A thousand small files: one by one, each with its promises, they take twice as long.
  cpSync(filled, dataDir, { recursive: true });
  return dataDir;
}

export const removeDataDir = (dataDir: string): Promise<void> => rm(dataDir, { recursive: true, force: true });
