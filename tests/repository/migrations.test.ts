import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { expect, it } from "vitest";
import config from "../../drizzle.config.ts";

const folder = "src/database/migrations";

it("migrations make the tables of the schema", () => {
  const out = mkdtempSync(join(tmpdir(), "vieira-migrations-"));
  try {
    cpSync(folder, out, { recursive: true });
    writeFileSync(join(out, "config.json"), JSON.stringify({ ...config, out: relative(".", out) }));
    const said = execFileSync("node_modules/.bin/drizzle-kit", ["generate", "--config", join(out, "config.json")], {
      encoding: "utf8",
    });
    expect(said).toContain("No schema changes");
  } finally {
    rmSync(out, { recursive: true });
  }
}, 60_000);

it("only the newest snapshot is kept: the next migration is the difference to it", () => {
  const newest = readdirSync(folder)
    .toSorted()
    .findLast((name) => name.endsWith(".sql"));
  const snapshots = readdirSync(`${folder}/meta`).filter((name) => name.endsWith("_snapshot.json"));
  expect(snapshots).toEqual([`${newest?.slice(0, 4)}_snapshot.json`]);
});
