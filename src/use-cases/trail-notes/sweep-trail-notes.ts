import { deleteOldTrailNotes } from "#database/queries/places/trail-notes.ts";
import { trailNoteShownMs } from "#domain/trail-notes/trail-note.ts";
import type { UseCaseContext } from "../context.ts";

/** Editors can look at what was reported or hidden for so long. */
const reportedKeptMs = 30 * 86_400_000;

/** Removes notes that are shown no more. */
export async function sweepTrailNotes(context: UseCaseContext): Promise<void> {
  const now = context.now().getTime();
  await deleteOldTrailNotes(context.database, new Date(now - trailNoteShownMs), new Date(now - reportedKeptMs));
}
