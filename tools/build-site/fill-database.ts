import { chmodSync, existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pino from "pino";
import { openDatabase } from "#database/connection/connect.ts";
import { embeddedDirectory } from "#database/connection/embedded/embedded-server.ts";
import { migrateDatabase } from "#database/migrate.ts";
import { seedDatabase } from "#database/seeds/seed.ts";
import { digestOfDatabaseSources } from "./database-sources.ts";

/** An embedded database with the open data set, which a first start copies instead of filling its own. */
const filled = "build/database";
const digestFile = `${filled}.sha256`;

/** PostgreSQL makes its files for their owner only, but the program may run as somebody else than who has built it. */
function letEverybodyRead(directory: string): void {
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  }
}

async function fill(): Promise<void> {
  const dataDir = `${filled}.unfinished`;
  for (const path of [digestFile, filled, dataDir]) rmSync(path, { recursive: true, force: true });
  const database = await openDatabase({ url: undefined, dataDir, log: pino({ level: "warn" }), durable: false });
  try {
    await migrateDatabase(database);
    await seedDatabase(database);
  } finally {
    await database.close();
  }
  letEverybodyRead(dataDir);
  renameSync(embeddedDirectory(dataDir), filled);
  rmSync(dataDir, { recursive: true });
}

const digest = digestOfDatabaseSources("seeded");
const isCurrent = existsSync(digestFile) && readFileSync(digestFile, "utf8") === digest;
if (!isCurrent) {
  await fill();
  writeFileSync(digestFile, digest);
}
