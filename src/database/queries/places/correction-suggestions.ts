import { first, writtenRow, readInPortions } from "#database/rows.ts";
import { and, asc, count, desc, eq, gt, ilike, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#database/connection/connect.ts";
import { likePattern } from "#database/conditions.ts";
import { accommodation } from "#database/schema/places/accommodation.ts";
import { correctionSuggestion, type SuggestionState } from "#database/schema/places/correction-suggestion.ts";
import { town } from "#database/schema/routes/town.ts";

export type SuggestionRecord = typeof correctionSuggestion.$inferSelect;
type NewSuggestion = Pick<
  SuggestionRecord,
  "accommodationUuid" | "origin" | "changes" | "before" | "comment" | "email" | "locale" | "createdAt"
>;

export async function insertSuggestion(tx: Queryable, values: NewSuggestion): Promise<string> {
  const [inserted] = await tx.drizzle
    .insert(correctionSuggestion)
    .values(values)
    .returning({ uuid: correctionSuggestion.uuid });
  if (inserted === undefined) throw new Error("The suggestion was not written.");
  return inserted.uuid;
}

export async function findSuggestion(db: Queryable, uuid: string): Promise<SuggestionRecord | null> {
  return first(db.drizzle.select().from(correctionSuggestion).where(eq(correctionSuggestion.uuid, uuid)));
}

/** The suggestion, locked until the end of the transaction. */
export async function lockSuggestion(tx: Queryable, uuid: string): Promise<SuggestionRecord | null> {
  return first(tx.drizzle.select().from(correctionSuggestion).where(eq(correctionSuggestion.uuid, uuid)).for("update"));
}

/**
 * What was suggested under an e-mail address, the oldest first, with the places to stay, in portions: anybody may name
 * any address, any number of times.
 */
export async function* eachSuggestionFrom(db: Queryable, email: string) {
  const { uuid, changes, before, comment, locale, state, createdAt } = correctionSuggestion;
  const columns = { house: accommodation.name, town: town.name, changes, before, comment, locale, state, createdAt };
  const readPortion = async (last: string | undefined, limit: number) =>
    db.drizzle
      .select({ uuid, shown: columns })
      .from(correctionSuggestion)
      .innerJoin(accommodation, eq(accommodation.uuid, correctionSuggestion.accommodationUuid))
      .innerJoin(town, eq(town.uuid, accommodation.townUuid))
      .where(and(sql`lower(${correctionSuggestion.email}) = ${email}`, last === undefined ? undefined : gt(uuid, last)))
      .orderBy(asc(uuid))
      .limit(limit);
  type Row = Awaited<ReturnType<typeof readPortion>>[number];
  const portions = readInPortions<Row>((last, limit) => readPortion(last?.uuid, limit));
  for await (const rows of portions) yield* rows.map((row) => row.shown);
}

/** Removes an e-mail address from the suggestions of its owner. @param email in lower case */
export async function forgetSuggester(db: Queryable, email: string): Promise<void> {
  await db.drizzle
    .update(correctionSuggestion)
    .set({ email: null })
    .where(sql`lower(${correctionSuggestion.email}) = ${email}`);
}

/** Replaces an e-mail address in the suggestions of its owner. @param from in lower case */
export async function moveSuggester(tx: Queryable, from: string, to: string): Promise<void> {
  await tx.drizzle
    .update(correctionSuggestion)
    .set({ email: to })
    .where(sql`lower(${correctionSuggestion.email}) = ${from}`);
}

/** The outcome of a suggestion; the author's address is deleted with it. */
export interface SuggestionOutcome {
  readonly state: Exclude<SuggestionState, "open">;
  readonly acceptedFields: string[];
  /** Those that differ from the suggested ones. */
  readonly acceptedValues: Readonly<Record<string, unknown>>;
  readonly reason: string | null;
  readonly settledAt: Date;
  readonly settledBy: string;
}

export async function resolveSuggestion(
  tx: Queryable,
  { uuid, version }: Pick<SuggestionRecord, "uuid" | "version">,
  outcome: SuggestionOutcome,
): Promise<SuggestionRecord> {
  return writtenRow(
    tx.drizzle
      .update(correctionSuggestion)
      .set({ ...outcome, email: null, version: version + 1 })
      .where(eq(correctionSuggestion.uuid, uuid))
      .returning(),
    "The suggestion is gone.",
  );
}

interface SuggestionFilter {
  /** Any of them; all if empty. */
  readonly states: readonly SuggestionState[];
  readonly words?: string | undefined;
  readonly accommodationUuid?: string | undefined;
  readonly newestFirst: boolean;
}

function condition({ states, words, accommodationUuid }: SuggestionFilter): SQL | undefined {
  const pattern = words === undefined || words === "" ? null : likePattern(words);
  return and(
    states.length === 0 ? undefined : inArray(correctionSuggestion.state, [...states]),
    accommodationUuid === undefined ? undefined : eq(correctionSuggestion.accommodationUuid, accommodationUuid),
    pattern === null
      ? undefined
      : or(ilike(accommodation.name, pattern), ilike(town.name, pattern), ilike(correctionSuggestion.comment, pattern)),
  );
}

/** One page of the suggestions that pass the filter. */
export async function listSuggestions(
  db: Queryable,
  filter: SuggestionFilter,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<{ readonly records: SuggestionRecord[]; readonly total: number }> {
  const direction = filter.newestFirst ? desc : asc;
  const rows = await db.drizzle
    .select({ suggestion: correctionSuggestion })
    .from(correctionSuggestion)
    .innerJoin(accommodation, eq(accommodation.uuid, correctionSuggestion.accommodationUuid))
    .innerJoin(town, eq(town.uuid, accommodation.townUuid))
    .where(condition(filter))
    .orderBy(direction(correctionSuggestion.createdAt), direction(correctionSuggestion.uuid))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [counted] = await db.drizzle
    .select({ total: count() })
    .from(correctionSuggestion)
    .innerJoin(accommodation, eq(accommodation.uuid, correctionSuggestion.accommodationUuid))
    .innerJoin(town, eq(town.uuid, accommodation.townUuid))
    .where(condition(filter));
  return { records: rows.map(({ suggestion }) => suggestion), total: counted?.total ?? 0 };
}

/** The houses of some suggestions, by the uuid of the suggestion. */
export async function housesOfSuggestions(
  db: Queryable,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (uuids.length === 0) return new Map();
  const rows = await db.drizzle
    .select({ uuid: correctionSuggestion.uuid, house: correctionSuggestion.accommodationUuid })
    .from(correctionSuggestion)
    .where(inArray(correctionSuggestion.uuid, [...uuids]));
  return new Map(rows.map(({ uuid, house }) => [uuid, house]));
}
