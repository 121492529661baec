import { type AwayReason, awayReason } from "#database/database-away.ts";

/** What a failure of the database means to whoever asked. */
export interface DatabaseAway {
  readonly reason: AwayReason;
  /** When it is worth asking again. */
  readonly retryAfterSeconds: number;
}

/** A disk is not freed within seconds. */
const retryAfterSeconds: Readonly<Record<AwayReason, number>> = {
  unreachable: 5,
  "disk-full": 60,
  "read-only": 60,
  "unknown-outcome": 5,
};

/** Undefined when the failure is of another kind, and the same request would fail again. */
export function databaseAway(failure: unknown): DatabaseAway | undefined {
  const reason = awayReason(failure);
  return reason && { reason, retryAfterSeconds: retryAfterSeconds[reason] };
}
