import { join } from "node:path";
import { folderStorage } from "#photos/folder-storage.ts";
import type { PhotoStorage } from "#photos/photo-storage.ts";
import { s3Storage } from "#photos/s3-storage.ts";
import type { Environment } from "./environment.ts";

/** Where the configuration keeps photos. */
export function photoStorage({ s3, dataDir }: Pick<Environment, "s3" | "dataDir">): PhotoStorage {
  return s3 ? s3Storage(s3) : folderStorage(join(dataDir, "photos"));
}
