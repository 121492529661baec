import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { openDatabase } from "#database/connection/connect.ts";
import { migrateDatabase } from "#database/migrate.ts";
import { seedDatabase } from "#database/seeds/seed.ts";
import { silentLog } from "../silent-log.ts";

/** Content of a template: only the schema, or also the open data set. */
export type TemplateKind = "migrated" | "seeded";

/** Where one test database lies. */
export interface TestLocation {
  /** Undefined for the embedded database. */
  readonly url: string | undefined;
  readonly dataDir: string;
  remove(): Promise<void>;
}

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Files that determine the content of a template: if one changes, a new template is created. */
const templateSources: Readonly<Record<TemplateKind, readonly string[]>> = {
  migrated: ["src/database/migrations/*.sql", "node_modules/@electric-sql/pglite/package.json"],
  seeded: ["src/database/{seeds/*,rows,derive-distances}.ts", "data/*.csv"],
};

/** Such as `vieira_test_seeded_0123456789abcdef`. */
export function templateName(kind: TemplateKind): string {
  const patterns =
    kind === "seeded" ? [...templateSources.migrated, ...templateSources.seeded] : templateSources.migrated;
  const hash = createHash("sha256");
  for (const file of globSync([...patterns], { cwd: root, exclude: ["**/*.test.ts"] }).sort()) {
    hash.update(`${file}\0`).update(readFileSync(`${root}/${file}`));
  }
  return `${templatePrefix(kind)}${hash.digest("hex").slice(0, 16)}`;
}

export function templatePrefix(kind: TemplateKind): string {
  return `vieira_test_${kind}_`;
}

/** Migrates, and seeds where asked, an empty database. */
export async function fillTemplate(
  place: { url: string | undefined; dataDir: string },
  kind: TemplateKind,
): Promise<void> {
  const database = await openDatabase({ ...place, log: silentLog, durable: false });
  try {
    await migrateDatabase(database);
    if (kind === "seeded") await seedDatabase(database);
  } finally {
    await database.close();
  }
}
