import { type AwayReason, awayReason } from "#database/database-away.ts";
import type { Log } from "./context.ts";

/** What a database failure means for the client. */
export interface DatabaseAway {
  readonly reason: AwayReason;
  /** Seconds until a retry makes sense. */
  readonly retryAfterSeconds: number;
}

/** Disk space is not freed within seconds. */
const retryAfterSeconds: Readonly<Record<AwayReason, number>> = {
  unreachable: 5,
  "disk-full": 60,
  // A standby becomes the leader within seconds.
  "read-only": 5,
  "unknown-outcome": 5,
};

/** Undefined for other failures, with which the same request would fail again. */
export function databaseAway(failure: unknown): DatabaseAway | undefined {
  const reason = awayReason(failure);
  return reason && { reason, retryAfterSeconds: retryAfterSeconds[reason] };
}

/** Milliseconds between two log lines about an outage; metrics count the responses. */
const betweenLinesMs = 10_000;
const lastLines = new WeakMap<Log, Map<AwayReason, number>>();

/** Logs that a request failed because the database is away: as a warning now and then, otherwise at level debug. */
export function logAway(log: Log, { reason }: DatabaseAway, err: unknown, requestId: string | null): void {
  const lines = lastLines.get(log) ?? new Map<AwayReason, number>();
  lastLines.set(log, lines);
  const now = performance.now();
  const isDue = now - (lines.get(reason) ?? Number.NEGATIVE_INFINITY) >= betweenLinesMs;
  if (isDue) lines.set(reason, now);
  log[isDue ? "warn" : "debug"](
    { ...(requestId !== null && { requestId }), reason, err },
    "requests fail because the database is away",
  );
}
