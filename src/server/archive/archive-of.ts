import type { Readable } from "node:stream";
import type { Database } from "#database/connect.ts";
import { appSecret } from "../app-secret.ts";
import type { Environment } from "../environment.ts";
import { photoStorage } from "../stored-photos.ts";
import { archiveStream } from "./write-archive.ts";

/** The archive of an open database with its files, and with its key unless that is configured. */
export async function archiveOf(
  database: Database,
  environment: Environment,
  signal: AbortSignal = new AbortController().signal,
): Promise<Readable> {
  const secret = environment.appSecret === undefined ? await appSecret(database, environment) : undefined;
  const { dataDir: folder } = environment;
  return archiveStream({ database, files: photoStorage(environment), secret, now: new Date(), folder }, signal);
}
