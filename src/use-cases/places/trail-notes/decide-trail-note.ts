import type {
  AdministeredTrailNote,
  AdministeredTrailNoteList,
  AdministeredTrailNoteQuery,
} from "#contract/places/trail-notes.ts";
import { isUuid } from "#contract/http/field-types.ts";
import { insertAuditEntry } from "#database/queries/content/audit-log.ts";
import {
  decideTrailNote,
  deleteOldTrailNotes,
  findTrailNote,
  listAdministeredTrailNotes,
  type PlacedTrailNote,
  withholdingReports,
} from "#database/queries/places/trail-notes.ts";
import { inTransaction } from "#database/connection/transaction.ts";
import { trailNoteShownMs } from "#domain/places/trail-note.ts";
import { requireEditor, visitor } from "#use-cases/actor.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { UseCaseError } from "#use-cases/use-case-error.ts";
import { presentTrailNote } from "./list-trail-notes.ts";

/** How long editors can see reported or hidden notes. */
const reportedRetentionMs = 30 * 86_400_000;

/** Deletes notes that are no longer shown. */
export async function sweepTrailNotes(context: UseCaseContext): Promise<void> {
  const now = context.now().getTime();
  await deleteOldTrailNotes(context.database, new Date(now - trailNoteShownMs), new Date(now - reportedRetentionMs));
}

/** One page of the notes that pass the filters, the most reported first. @throws UseCaseError for everybody but editors */
export async function listNotesToDecide(
  context: UseCaseContext,
  { state, q, page, perPage }: AdministeredTrailNoteQuery,
): Promise<AdministeredTrailNoteList> {
  requireEditor(context);
  const filter = { states: state, words: q };
  const { records, total } = await listAdministeredTrailNotes(context.database, filter, { page, perPage });
  return { data: records.map(present), page, perPage, total };
}

/**
 * Hides a note, or approves it despite reports.
 *
 * @throws UseCaseError for everybody but editors, `not-found`
 */
export async function decideNote(
  context: UseCaseContext,
  uuid: string,
  decision: "hide" | "let-stand",
): Promise<AdministeredTrailNote> {
  const { uuid: by } = requireEditor(context);
  const before = isUuid(uuid) ? await findTrailNote(context.database, uuid) : null;
  if (!before) throw new UseCaseError("not-found");
  const at = context.now();
  const isHidden = decision === "hide";
  await inTransaction(context.database, async (tx) => {
    const isThere = await decideTrailNote(tx, uuid, { hiddenAt: isHidden ? at : null, checkedAt: at });
    if (!isThere) throw new UseCaseError("not-found");
    await insertAuditEntry(tx, {
      at,
      by,
      resource: "trail-note",
      resourceUuid: uuid,
      action: isHidden ? "unpublish" : "publish",
      before: { isHidden: before.note.hiddenAt !== null, reports: before.note.reports },
      after: { isHidden },
    });
  });
  const after = await findTrailNote(context.database, uuid);
  if (!after) throw new UseCaseError("not-found");
  return present(after);
}

function present(placed: PlacedTrailNote): AdministeredTrailNote {
  const { isOwn: _, ...note } = presentTrailNote(placed, visitor);
  const { hiddenAt, checkedAt, reports, reportsOfMembers } = placed.note;
  return {
    ...note,
    state: hiddenAt !== null ? "hidden" : reports > 0 && checkedAt === null ? "reported" : "shown",
    reports,
    isWithheld: hiddenAt === null && checkedAt === null && reportsOfMembers >= withholdingReports,
  };
}
