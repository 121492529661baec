import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import pino from "pino";
import { openDatabase } from "#database/connection/connect.ts";
import { embeddedDirectory } from "#database/connection/embedded/embedded-server.ts";
import { migrateDatabase } from "#database/migrate.ts";
import { filledDatabases, filledName } from "#database/seeds/filled-database.ts";
import { dataSetFolder } from "#database/seeds/read-data-set.ts";
import { dataSetChecksum, seedDatabase } from "#database/seeds/seed.ts";
import { digestOf, seedSources } from "./database-sources.ts";

/** PostgreSQL makes its files for their owner only, but the program may run as somebody else than who has built it. */
function letEverybodyRead(directory: string): void {
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  }
}

/** Fills an embedded database with the open data set, which a first start copies instead of filling its own. */
async function fill(target: string): Promise<void> {
  const dataDir = join(filledDatabases, "unfinished");
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(filledDatabases, { recursive: true });
  const database = await openDatabase({ url: undefined, dataDir, log: pino({ level: "warn" }), durable: false });
  try {
    await migrateDatabase(database);
    await seedDatabase(database);
  } finally {
    await database.close();
  }
  letEverybodyRead(dataDir);
  // Never in the place of another: a program may be copying that.
  renameSync(embeddedDirectory(dataDir), target);
}

/** All code that the content may depend on. */
const digest = digestOf([...seedSources, "src/{database,domain}/**/*.ts"]);
const name = filledName(await dataSetChecksum(dataSetFolder), digest);
if (!existsSync(join(filledDatabases, name))) await fill(join(filledDatabases, name));
for (const other of readdirSync(filledDatabases)) {
  if (other !== name) rmSync(join(filledDatabases, other), { recursive: true });
}
