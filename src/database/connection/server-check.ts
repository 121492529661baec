import pg, { type Pool } from "pg";
import { DatabaseOutageError } from "./database-outage.ts";

/** The database cannot be used. The message is a sentence for the operator, without secrets; details in `cause`. */
export class DatabaseUnavailableError extends Error {
  override readonly name = "DatabaseUnavailableError";

  constructor(what: string, cause: unknown) {
    super(`${what}: ${reasonOf(cause).replace(/\.$/, "")}.`, { cause });
  }
}

/** The innermost message: outer ones only report that something failed. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // The engine's own message is about a read-only transaction.
  if (error instanceof DatabaseOutageError && error.reason === "disk-full") return error.message;
  if (error.cause !== undefined) return reasonOf(error.cause);
  // Node combines attempts on several addresses of a name into one error with an empty message.
  const [first] = error instanceof AggregateError ? error.errors : [];
  return first instanceof Error ? first.message : error.message;
}

const oldestMajor = 15;

/**
 * Connects once, so that a wrong address is detected at the start.
 *
 * @throws DatabaseUnavailableError if the server does not respond or is older than PostgreSQL 15, or if the database
 * cannot store every character
 */
export async function checkServer(pool: Pool): Promise<void> {
  const refuse = (reason: unknown): never => {
    throw new DatabaseUnavailableError("The database of DATABASE_URL cannot be used", reason);
  };
  const { rows } = await pool
    .query<{ number: number; encoding: string }>(
      "SELECT current_setting('server_version_num')::int AS number, current_setting('server_encoding') AS encoding",
    )
    .catch(refuse);
  const { number = 0, encoding = "" } = rows[0] ?? {};
  const major = Math.floor(number / 10_000);
  if (major < oldestMajor) refuse(`it is PostgreSQL ${major}, and ${oldestMajor} or later is needed`);
  if (encoding !== "UTF8") refuse(`its encoding is ${encoding}, and UTF8 is needed`);
}

/** Connection parameters of a PostgreSQL server, as parsed by the driver; does not connect. */
export function serverConnection(url: string): { readonly host: string; readonly isEncrypted: boolean } {
  const { host, ssl } = new pg.Client({ connectionString: url });
  return { host, isEncrypted: Boolean(ssl) };
}
