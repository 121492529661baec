import { type OutageReason, outageReason } from "#database/connection/database-outage.ts";
import type { Log } from "./context.ts";

/** What a database failure means for the client. */
export interface DatabaseOutage {
  readonly reason: OutageReason;
  /** Seconds until a retry makes sense. */
  readonly retryAfterSeconds: number;
}

/** Disk space is not freed within seconds. */
const retryAfterSeconds: Readonly<Record<OutageReason, number>> = {
  unreachable: 5,
  "disk-full": 60,
  // A standby becomes the leader within seconds.
  "read-only": 5,
  "unknown-outcome": 5,
  // Whatever holds a lock that long, or keeps the server so busy.
  "timed-out": 30,
};

/** Undefined for other failures, with which the same request would fail again. */
export function databaseOutage(error: unknown): DatabaseOutage | undefined {
  const reason = outageReason(error);
  return reason && { reason, retryAfterSeconds: retryAfterSeconds[reason] };
}

/** Milliseconds between two log lines about an outage; metrics count the responses. */
const logIntervalMs = 10_000;
const lastLoggedAt = new WeakMap<Log, Map<OutageReason, number>>();

/** Logged errors: what loaders wait for together fails all of them. */
const logged = new WeakSet<object>();

/**
 * Logs that a request failed because the database is away: as a warning now and then, otherwise at level debug. A
 * statement that took too long is an error, which says which one.
 */
export function logOutage(log: Log, { reason }: DatabaseOutage, err: unknown, requestId: string | null): void {
  if (reason === "timed-out") {
    if (typeof err === "object" && err !== null && !logged.has(err)) {
      logged.add(err);
      log.error({ ...(requestId !== null && { requestId }), reason, err }, "a statement took too long");
    }
    return;
  }
  const loggedAt = lastLoggedAt.get(log) ?? new Map<OutageReason, number>();
  lastLoggedAt.set(log, loggedAt);
  const now = performance.now();
  const isDue = now - (loggedAt.get(reason) ?? Number.NEGATIVE_INFINITY) >= logIntervalMs;
  if (isDue) loggedAt.set(reason, now);
  log[isDue ? "warn" : "debug"](
    { ...(requestId !== null && { requestId }), reason, err },
    "requests fail because the database is away",
  );
}
