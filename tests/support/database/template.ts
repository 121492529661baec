import { openDatabase } from "#database/connection/connect.ts";
import { migrateDatabase } from "#database/migrate.ts";
import { seedDatabase } from "#database/seeds/seed.ts";
import { digestOf, schemaSources, seedSources } from "../../../tools/build-site/database-sources.ts";
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

/** Such as `vieira_test_seeded_0123456789abcdef`: if one of its sources changes, a new template is created. */
export function templateName(kind: TemplateKind): string {
  return `${templatePrefix(kind)}${digestOf(kind === "seeded" ? seedSources : schemaSources).slice(0, 16)}`;
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
