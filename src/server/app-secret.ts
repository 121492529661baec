import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "#database/connect.ts";
import { readOrKeepServerSecret, replaceServerSecret } from "#database/queries/server-secrets.ts";
import type { Environment } from "./environment.ts";

const newSecret = (): string => randomBytes(32).toString("base64url");

/**
 * The key of the program's signatures. A configured one comes first; else it
 * is made once and kept beside the embedded database, or in the database that
 * several processes share.
 */
export async function appSecret(
  database: Database,
  { appSecret: configured, dataDir }: Pick<Environment, "appSecret" | "dataDir">,
): Promise<string> {
  if (configured !== undefined) return configured;
  if (database.kind === "server") return readOrKeepServerSecret(database, "app-secret", newSecret());
  return readOrMakeFile(join(dataDir, "secrets"), "app-secret");
}

/** Puts the key of another database, whose data moves here, in place of the one that is here. */
export async function keepAppSecret(
  database: Database,
  { dataDir }: Pick<Environment, "dataDir">,
  secret: string,
): Promise<void> {
  if (database.kind === "server") return replaceServerSecret(database, "app-secret", secret);
  const folder = join(dataDir, "secrets");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(join(folder, "app-secret"), secret, { mode: 0o600 });
}

async function readOrMakeFile(folder: string, name: string): Promise<string> {
  const path = join(folder, name);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const isThere = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "EEXIST";
  await writeFile(path, newSecret(), { mode: 0o600, flag: "wx" }).catch((error: unknown) => {
    if (!isThere(error)) throw error;
  });
  return readFile(path, "utf8");
}
