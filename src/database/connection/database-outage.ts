/**
 * Why the database did not execute a statement, though the same request may succeed later: it does not respond; or it
 * allows reads but no writes, because the disk is full or the server is a standby; or the connection broke during a
 * write, whose outcome is unknown; or a statement was cancelled because it took too long.
 */
export type OutageReason = "unreachable" | "disk-full" | "read-only" | "unknown-outcome" | "timed-out";

/** The database is currently unavailable, or read-only. The message is for logs. */
export class DatabaseOutageError extends Error {
  override readonly name = "DatabaseOutageError";
  readonly reason: OutageReason;

  constructor(reason: OutageReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

/** disk_full, and Node's codes for files. */
const diskFullCodes = new Set(["53100", "ENOSPC", "EDQUOT"]);
/** read_only_sql_transaction. */
const readOnlyCode = "25006";
/** query_canceled and lock_not_available, by `statement_timeout` and `lock_timeout`. */
const timedOutCodes = new Set(["57014", "55P03"]);
/** Connection exceptions, too_many_connections, and a server that is shutting down, has crashed or is starting. */
const unreachableCodes = /^(?:08...|53300|57P0[123])$/;
/** Messages of the driver without a code. */
const unreachableMessages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:has encountered a connection error|was closed) and is not queryable)/;

/** By name: the page bundle has a copy of this module, and thus of the class. */
function isDatabaseOutageError(error: Error): error is DatabaseOutageError {
  return error.name === "DatabaseOutageError";
}

/** Undefined for any other error. Also inspects causes, since the query builder wraps errors. */
export function outageReason(error: unknown): OutageReason | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (isDatabaseOutageError(cause)) return cause.reason;
  }
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const reason = reasonOf(cause);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

function reasonOf(error: Error): OutageReason | undefined {
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (diskFullCodes.has(code)) return "disk-full";
  if (code === readOnlyCode) return "read-only";
  if (timedOutCodes.has(code)) return "timed-out";
  return unreachableCodes.test(code) || unreachableMessages.test(error.message) ? "unreachable" : undefined;
}

/** PostgreSQL's five-character error code, of the error or its causes; undefined for other errors. */
export function sqlState(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && typeof cause.code === "string" && /^[0-9A-Z]{5}$/.test(cause.code)) return cause.code;
  }
  return undefined;
}
