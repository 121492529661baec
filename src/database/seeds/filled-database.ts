import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { dataSetFolder } from "./read-data-set.ts";
import { dataSetChecksum } from "./seed.ts";

/** Folder in the repository with the database that the build has filled, for a new embedded one to begin with. */
export const filledDatabases = "build/database";

/** Name of a filled database: the data set in it, and the digest of the code that has filled it. */
export const filledName = (checksum: string, digest: string): string => `${checksum}-${digest.slice(0, 16)}`;

/** The filled database in a folder that has the present data set; undefined if there is none. */
export async function findFilledDatabase(folder: string): Promise<string | undefined> {
  const checksum = await dataSetChecksum(dataSetFolder);
  const names = await readdir(folder).catch(() => []);
  const name = names.find((each) => each.startsWith(checksum));
  return name && join(folder, name);
}
