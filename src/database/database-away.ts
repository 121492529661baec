/**
 * Why the database did not do what it was asked to, though the same request may well succeed later: nothing answers, or
 * reading goes on and writing does not, because the disk is full or the server is a standby; or the connection broke
 * while a change was being written, and nobody knows whether it was.
 */
export type AwayReason = "unreachable" | "disk-full" | "read-only" | "unknown-outcome";

/** The database is not there at the moment, or takes no writes. The message is for logs. */
export class DatabaseAwayError extends Error {
  override readonly name = "DatabaseAwayError";
  readonly reason: AwayReason;

  constructor(reason: AwayReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

/** disk_full, and what Node says of files. */
const diskFullCodes = new Set(["53100", "ENOSPC", "EDQUOT"]);
/** read_only_sql_transaction. */
const readOnlyCode = "25006";
/** Exceptions of the connection, too_many_connections, a server that ends, has crashed or is only starting. */
const unreachableCodes = /^(?:08...|53300|57P0[123])$/;
/** What the driver says without a code. */
const unreachableMessages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:has encountered a connection error|was closed) and is not queryable)/;

/** By its name: pages are built with a copy of this module, and with it of the class. */
function isDatabaseAwayError(error: Error): error is DatabaseAwayError {
  return error.name === "DatabaseAwayError";
}

/** Undefined for errors of any other kind. Looks through the causes, so that it sees what the query builder wraps. */
export function awayReason(error: unknown): AwayReason | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (isDatabaseAwayError(cause)) return cause.reason;
  }
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const reason = reasonOf(cause);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

function reasonOf(error: Error): AwayReason | undefined {
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (diskFullCodes.has(code)) return "disk-full";
  if (code === readOnlyCode) return "read-only";
  return unreachableCodes.test(code) || unreachableMessages.test(error.message) ? "unreachable" : undefined;
}

/** PostgreSQL's five-character error code, of the error itself or of its causes; undefined for other errors. */
export function sqlState(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && typeof cause.code === "string" && /^[0-9A-Z]{5}$/.test(cause.code)) return cause.code;
  }
  return undefined;
}
