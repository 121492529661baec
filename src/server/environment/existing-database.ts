import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { embeddedDirectory } from "#database/connection/embedded/embedded-server.ts";
import { type Environment, EnvironmentError } from "./environment.ts";

/**
 * For programs that work on an existing installation: opening the embedded database of a mistyped directory would make
 * a new one. A database on a server is opened by its own name, which must exist.
 *
 * @throws EnvironmentError if `DATA_DIR` holds no database
 */
export function requireExistingDatabase({ databaseUrl, dataDir }: Environment): void {
  if (databaseUrl !== undefined || existsSync(embeddedDirectory(dataDir))) return;
  throw new EnvironmentError(
    `There is no database in ${resolve(dataDir)}, so nothing was done. ` +
      "Set DATA_DIR to the data directory of the installation, or DATABASE_URL to its database on a server, " +
      "as they are set for npm start, which makes the database of a new installation.",
  );
}
