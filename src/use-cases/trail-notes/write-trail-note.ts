import type { TrailNote, TrailNoteWriting } from "#contract/places/trail-notes.ts";
import { isUuid } from "#contract/http/uuid.ts";
import { findRoute } from "#database/queries/routes/routes.ts";
import {
  reportTrailNote as countReport,
  deleteTrailNote,
  findTrailNote,
  insertTrailNote,
} from "#database/queries/places/trail-notes.ts";
import { isTrailNoteShown } from "#domain/trail-notes/trail-note.ts";
import { townDirectory } from "#use-cases/content/town-directory.ts";
import { inTransaction } from "#database/transaction.ts";
import { requireMember } from "../actor.ts";
import { attemptKey, type AttemptLimit, countAttempt } from "../security/attempt-limit.ts";
import type { UseCaseContext } from "../context.ts";
import { notValid, UseCaseError } from "../use-case-error.ts";
import { presentTrailNote } from "./list-trail-notes.ts";

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

const ofAccount: AttemptLimit = { name: "trail-note", most: 30, withinMs: 86_400_000 };
const ofAddress: AttemptLimit = { name: "trail-note-address", most: 90, withinMs: 86_400_000 };

/**
 * Writes a note for those who come after. The same note written again is the one that is there.
 *
 * @param uuid chosen by the device
 * @param address of the client
 * @throws UseCaseError `unauthenticated`, `not-found` for a uuid of somebody else's, `too-many-requests`, or `not-valid` for a
 * town that is not on the route and for a time that is too long ago
 */
export async function writeTrailNote(
  context: UseCaseContext,
  uuid: string,
  { route, town, pastM, kind, text, at }: TrailNoteWriting,
  address: string,
): Promise<TrailNote> {
  const { uuid: authorUuid } = requireMember(context);
  if (!isUuid(uuid)) throw new UseCaseError("not-found");
  const known = await findTrailNote(context.database, uuid);
  if (known) return ownOf(context, known);
  const found = (await townDirectory(context)).bySlug.get(town);
  if (!found?.routes.some(({ slug }) => slug === route)) throw notValid("town", "town_not_on_route");
  const way = await findRoute(context.database, route);
  if (!way) throw notValid("town", "town_not_on_route");
  const now = context.now();
  // The clock of a device may be fast.
  const when = new Date(Math.min(Date.parse(at), now.getTime()));
  if (!isTrailNoteShown(when.getTime(), now.getTime())) throw notValid("at", "too_long_ago");
  await countAttempt(context, ofAccount, attemptKey(ofAccount, authorUuid));
  await countAttempt(context, ofAddress, attemptKey(ofAddress, address));
  const note = {
    uuid,
    authorUuid,
    routeUuid: way.uuid,
    townUuid: found.uuid,
    pastM,
    kind,
    text,
    at: when,
    createdAt: now,
  };
  await insertTrailNote(context.database, note);
  const written = await findTrailNote(context.database, uuid);
  if (!written) throw new Error("The note was not written.");
  return ownOf(context, written);
}

function ownOf(context: UseCaseContext, found: Parameters<typeof presentTrailNote>[0]): TrailNote {
  const presented = presentTrailNote(found, context.actor);
  if (!presented.isOwn) throw new UseCaseError("not-found");
  return presented;
}

/** Takes one's own note back. @throws UseCaseError `unauthenticated`, `not-found` */
export async function removeTrailNote(context: UseCaseContext, uuid: string): Promise<void> {
  const member = requireMember(context);
  const isRemoved = isUuid(uuid) && (await deleteTrailNote(context.database, member.uuid, uuid));
  if (!isRemoved) throw new UseCaseError("not-found");
}
