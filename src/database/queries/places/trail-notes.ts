import { first, hasWritten } from "#database/rows.ts";
import {
  and,
  count,
  desc,
  eq,
  gt,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  sql,
  type SQL,
} from "drizzle-orm";
import type { Queryable } from "#database/connection/connect.ts";
import { likePattern } from "#database/conditions.ts";
import { route } from "#database/schema/routes/route.ts";
import { town } from "#database/schema/routes/town.ts";
import { trailNote, trailNoteReport } from "#database/schema/places/trail-note.ts";
import { user } from "#database/schema/accounts/user.ts";

type TrailNoteRecord = typeof trailNote.$inferSelect;

/** A note with the names of its place. */
export interface PlacedTrailNote {
  readonly note: TrailNoteRecord;
  readonly route: { readonly slug: string; readonly name: string };
  readonly town: { readonly slug: string; readonly name: string };
}

/** After this many reports by members a note is hidden until an editor has reviewed it. */
export const withholdingReports = 3;

const placed = {
  note: trailNote,
  route: { slug: route.slug, name: route.name },
  town: { slug: town.slug, name: town.name },
};

const notWithheld = or(isNotNull(trailNote.checkedAt), lt(trailNote.reportsOfMembers, withholdingReports));

function placedNotes(db: Queryable) {
  return db.drizzle
    .select(placed)
    .from(trailNote)
    .innerJoin(route, eq(route.uuid, trailNote.routeUuid))
    .innerJoin(town, eq(town.uuid, trailNote.townUuid))
    .innerJoin(user, eq(user.uuid, trailNote.authorUuid));
}

/** Inserts a note. @returns null if its uuid is taken */
export async function insertTrailNote(
  db: Queryable,
  values: Pick<
    TrailNoteRecord,
    "uuid" | "authorUuid" | "routeUuid" | "townUuid" | "pastM" | "kind" | "text" | "at" | "createdAt"
  >,
): Promise<TrailNoteRecord | null> {
  return first(db.drizzle.insert(trailNote).values(values).onConflictDoNothing().returning());
}

export async function findTrailNote(db: Queryable, uuid: string): Promise<PlacedTrailNote | null> {
  return first(placedNotes(db).where(eq(trailNote.uuid, uuid)));
}

/** Towns and routes by slug; a missing list means all. */
interface TrailNoteFilter {
  readonly towns?: readonly string[] | undefined;
  readonly route?: string | undefined;
  /** At this time or later. */
  readonly since: Date;
}

/** The public notes, the newest first. */
export function listShownTrailNotes(
  db: Queryable,
  { towns, route: routeSlug, since }: TrailNoteFilter,
  limit: number,
): Promise<PlacedTrailNote[]> {
  return placedNotes(db)
    .where(
      and(
        gt(trailNote.at, since),
        isNull(trailNote.hiddenAt),
        notWithheld,
        isNull(user.bannedAt),
        towns === undefined ? undefined : inArray(town.slug, [...towns]),
        routeSlug === undefined ? undefined : eq(route.slug, routeSlug),
      ),
    )
    .orderBy(desc(trailNote.at), desc(trailNote.uuid))
    .limit(limit);
}

/** All stored notes of a person, the newest first. */
export function listTrailNotesOf(db: Queryable, author: string): Promise<PlacedTrailNote[]> {
  return placedNotes(db).where(eq(trailNote.authorUuid, author)).orderBy(desc(trailNote.at));
}

const stateConditions = {
  reported: and(gte(trailNote.reports, 1), isNull(trailNote.hiddenAt), isNull(trailNote.checkedAt)),
  shown: and(isNull(trailNote.hiddenAt), or(eq(trailNote.reports, 0), isNotNull(trailNote.checkedAt))),
  hidden: isNotNull(trailNote.hiddenAt),
} as const;

/** One page of notes for editors, the most reported first. */
export async function listAdministeredTrailNotes(
  db: Queryable,
  {
    states,
    words,
  }: { readonly states: readonly (keyof typeof stateConditions)[]; readonly words?: string | undefined },
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<{ readonly records: PlacedTrailNote[]; readonly total: number }> {
  const pattern = words === undefined || words === "" ? null : likePattern(words);
  const condition: SQL | undefined = and(
    states.length === 0 ? undefined : or(...states.map((state) => stateConditions[state])),
    pattern === null ? undefined : or(ilike(trailNote.text, pattern), ilike(town.name, pattern)),
  );
  const records = await placedNotes(db)
    .where(condition)
    .orderBy(desc(trailNote.reports), desc(trailNote.at), desc(trailNote.uuid))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [counted] = await db.drizzle
    .select({ total: count() })
    .from(trailNote)
    .innerJoin(town, eq(town.uuid, trailNote.townUuid))
    .where(condition);
  return { records, total: counted?.total ?? 0 };
}

/** Counts a report, once per person. @returns whether there is such a note */
export async function reportTrailNote(
  tx: Queryable,
  uuid: string,
  { reporterHash, isMember }: { readonly reporterHash: string; readonly isMember: boolean },
): Promise<void> {
  const counted = await tx.drizzle
    .insert(trailNoteReport)
    .values({ noteUuid: uuid, reporterHash, isMember })
    .onConflictDoNothing()
    .returning({ uuid: trailNoteReport.noteUuid });
  if (counted.length === 0) return;
  await tx.drizzle
    .update(trailNote)
    .set({
      reports: sql`${trailNote.reports} + 1`,
      reportsOfMembers: sql`${trailNote.reportsOfMembers} + ${isMember ? 1 : 0}`,
    })
    .where(eq(trailNote.uuid, uuid));
}

/** Stores an editor's decision. @returns whether there is such a note */
export async function decideTrailNote(
  tx: Queryable,
  uuid: string,
  decision: Pick<TrailNoteRecord, "hiddenAt" | "checkedAt">,
): Promise<boolean> {
  return hasWritten(tx.drizzle.update(trailNote).set(decision).where(eq(trailNote.uuid, uuid)));
}

/** @returns whether the person had written such a note */
export async function deleteTrailNote(db: Queryable, author: string, uuid: string): Promise<boolean> {
  return hasWritten(
    db.drizzle.delete(trailNote).where(and(eq(trailNote.uuid, uuid), eq(trailNote.authorUuid, author))),
  );
}

/** Deletes notes that are no longer shown; reported or hidden ones are kept longer for editors. */
export async function deleteOldTrailNotes(db: Queryable, before: Date, reportedBefore: Date): Promise<void> {
  await db.drizzle
    .delete(trailNote)
    .where(
      or(
        lte(trailNote.at, reportedBefore),
        and(lte(trailNote.at, before), isNull(trailNote.hiddenAt), eq(trailNote.reports, 0)),
      ),
    );
}
