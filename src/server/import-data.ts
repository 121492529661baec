import { parseArgs } from "node:util";
import { checkLoadable, loadTables } from "#database/archive/load-tables.ts";
import { openDatabase } from "#database/connection/connect.ts";
import { migrateDatabase } from "#database/migrate.ts";
import { replaceAppSecret } from "./environment/app-secret.ts";
import { archivedFiles, readArchive } from "./archive/read-archive.ts";
import { type Environment, readEnvironment } from "./environment/environment.ts";
import { requireExistingDatabase } from "./environment/existing-database.ts";
import { createLog } from "./log/log.ts";
import { photoStorage } from "./files/stored-photos.ts";
import { exitWithError } from "./start.ts";

interface Imported {
  readonly rows: number;
  readonly files: number;
  /** Creation time of the archive, ISO 8601. */
  readonly createdAt: string;
}

/**
 * Restores an archive into the configured database; an embedded one must not be in use by another process.
 *
 * @throws ArchiveError if the file is not an archive, or if there is data that may not be replaced; EnvironmentError if
 * there is nothing to replace
 */
export async function importData(file: string, environment: Environment, replacesData: boolean): Promise<Imported> {
  const archive = await readArchive(file);
  if (replacesData) requireExistingDatabase(environment);
  const { databaseUrl: url, dataDir } = environment;
  const database = await openDatabase({ url, dataDir, log: createLog({ level: "warn" }) });
  try {
    await migrateDatabase(database);
    await checkLoadable(database, archive, replacesData);
    // Before the tables, so that these never name files that are missing; files that nothing names are deleted in time.
    const place = photoStorage(environment);
    let files = 0;
    for await (const { name, content } of archivedFiles(file)) {
      await place.write(name, content);
      files += 1;
    }
    const { secret, createdAt } = archive.header;
    const rows = await loadTables(database, archive, replacesData);
    if (secret !== undefined && environment.appSecret === undefined) {
      await replaceAppSecret(database, environment, secret);
    }
    return { rows, files, createdAt };
  } finally {
    await database.close();
  }
}

async function run(parameters: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...parameters],
    options: { replace: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (file === undefined) {
    console.error("Usage: npm run restore -- FILE [--replace]");
    process.exit(2);
  }
  const { rows, files, createdAt } = await importData(file, readEnvironment(process.env), values.replace);
  console.log(`Restored ${rows} rows and ${files} files from the archive of ${createdAt}.`);
}

if (import.meta.main) await run(process.argv.slice(2)).catch(exitWithError);
