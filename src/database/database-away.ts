import { sqlState } from "./sql-state.ts";

/**
 * Why the database did not do what it was asked to, though the same request may well succeed later: nothing answers, or
 * reading goes on and writing does not, because the disk is full or the server is a standby; or the connection broke
 * while a change was being written, and nobody knows whether it was.
 */
export type AwayReason = "unreachable" | "read-only" | "unknown-outcome";

/** The database is not there at the moment, or takes no writes. The message is for logs. */
export class DatabaseAwayError extends Error {
  override readonly name = "DatabaseAwayError";
  readonly reason: AwayReason;

  constructor(reason: AwayReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

/** disk_full, read_only_sql_transaction. */
const readOnlyStates = new Set(["53100", "25006"]);
/** Exceptions of the connection, too_many_connections, a server that ends, has crashed or is only starting. */
const unreachableStates = /^(?:08...|53300|57P0[123])$/;
/** What the driver says without a code. */
const unreachableMessages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:has encountered a connection error|was closed) and is not queryable)/;

/** Undefined for errors of any other kind. Looks through the causes, so that it sees what the query builder wraps. */
export function awayReason(error: unknown): AwayReason | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseAwayError) return cause.reason;
  }
  const state = sqlState(error);
  if (state !== undefined && readOnlyStates.has(state)) return "read-only";
  if (state !== undefined && unreachableStates.test(state)) return "unreachable";
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (unreachableMessages.test(cause.message)) return "unreachable";
  }
  return undefined;
}
