import { isUuid } from "#contract/http/uuid.ts";
import { findTrailNote, reportTrailNote as countReport } from "#database/queries/places/trail-notes.ts";
import { inTransaction } from "#database/transaction.ts";
import { attemptKey, type AttemptLimit, countAttempt } from "../attempt-limit.ts";
import type { UseCaseContext } from "../context.ts";
import { UseCaseError } from "../use-case-error.ts";

const limit: AttemptLimit = { name: "trail-note-report", most: 30, withinMs: 86_400_000 };

/**
 * Tells editors that a note is wrong or not fit to be read; no account is needed. Each counts once. Three members have it
 * hidden until an editor has looked.
 *
 * @param address of the client
 * @throws UseCaseError `not-found`, `too-many-requests`
 */
export async function reportTrailNote(context: UseCaseContext, uuid: string, address: string): Promise<void> {
  if (!isUuid(uuid) || !(await findTrailNote(context.database, uuid))) throw new UseCaseError("not-found");
  await countAttempt(context, limit, attemptKey(limit, address));
  const { actor } = context;
  const isMember = actor.kind === "user";
  const reporterHash = attemptKey(limit, uuid, isMember ? actor.uuid : address);
  await inTransaction(context.database, (tx) => countReport(tx, uuid, { reporterHash, isMember }));
}
