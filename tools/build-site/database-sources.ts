import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Patterns of the files that determine the content of a new database: its schema. */
export const schemaSources = ["src/database/migrations/*.sql", "node_modules/@electric-sql/pglite/package.json"];
/** The same for a database filled with the open data set. */
export const seedSources = [...schemaSources, "src/database/{seeds/*,rows,derive-distances}.ts", "data/*.csv"];

/** SHA-256 over the paths and bytes of files, tests left out, in hexadecimal. */
export function digestOf(patterns: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of globSync([...patterns], { cwd: root, exclude: ["**/*.test.ts"] }).sort()) {
    hash.update(`${file}\0`).update(readFileSync(`${root}/${file}`));
  }
  return hash.digest("hex");
}
