import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "#database/connection/connect.ts";
import { readOrCreateServerSecret, replaceServerSecret } from "#database/queries/accounts/server-state.ts";
import type { Environment } from "./environment.ts";

const newSecret = (): string => randomBytes(32).toString("base64url");

/**
 * The key for signatures and sealed secrets: the configured one, else one generated once and stored beside the embedded
 * database, or in the server database that processes share.
 */
export async function appSecret(
  database: Database,
  { appSecret: configured, dataDir }: Pick<Environment, "appSecret" | "dataDir">,
): Promise<string> {
  if (configured !== undefined) return configured;
  if (database.kind === "server") return readOrCreateServerSecret(database, "app-secret", newSecret());
  return readOrCreateFile(join(dataDir, "secrets"), "app-secret");
}

/** Replaces the key by that of a database whose data is being restored here. */
export async function replaceAppSecret(
  database: Database,
  { dataDir }: Pick<Environment, "dataDir">,
  secret: string,
): Promise<void> {
  if (database.kind === "server") return replaceServerSecret(database, "app-secret", secret);
  await writeFileAtomically(join(dataDir, "secrets"), "app-secret", secret, rename);
}

/** A partly written key must never be used: the file gets its name only when it is complete on disk. */
async function writeFileAtomically(
  folder: string,
  name: string,
  content: string,
  publish: (draft: string, path: string) => Promise<void>,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `${name}.${randomUUID()}`);
  try {
    await writeFile(draft, content, { mode: 0o600, flush: true });
    await publish(draft, join(folder, name));
  } finally {
    await rm(draft, { force: true });
  }
}

async function readOrCreateFile(folder: string, name: string): Promise<string> {
  const path = join(folder, name);
  const whenMissing = (error: unknown): null => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  };
  const existing = await readFile(path, "utf8").catch(whenMissing);
  if (existing !== null) return existing;
  // If several processes start at once, the first one generates the key.
  await writeFileAtomically(folder, name, newSecret(), (draft, to) =>
    link(draft, to).catch((error: unknown) => {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    }),
  );
  return readFile(path, "utf8");
}
