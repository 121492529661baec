import { and, asc, count, desc, eq, ilike, inArray, isNotNull, or, type SQL } from "drizzle-orm";
import type { Queryable } from "#database/connection/connect.ts";
import { likePattern } from "#database/conditions.ts";
import { accommodation } from "#database/schema/places/accommodation.ts";
import { email, emailReply, type EmailState } from "#database/schema/emails/email.ts";
import type { EmailRecord } from "./emails.ts";

export type EmailReplyRecord = typeof emailReply.$inferSelect;

/** A mail with its house. */
export interface OutboxRecord {
  readonly mail: EmailRecord;
  readonly houseName: string | null;
}

interface OutboxFilter {
  /** Leaves out mails about accounts. */
  readonly housesOnly: boolean;
  /** Any of them; all if empty. */
  readonly states: readonly EmailState[];
  readonly words?: string | undefined;
  readonly accommodationUuid?: string | undefined;
}

function condition({ housesOnly, states, words = "", accommodationUuid }: OutboxFilter): SQL | undefined {
  const pattern = likePattern(words);
  return and(
    housesOnly ? isNotNull(email.accommodationUuid) : undefined,
    states.length === 0 ? undefined : inArray(email.state, [...states]),
    words === "" ? undefined : or(ilike(email.to, pattern), ilike(email.subject, pattern)),
    accommodationUuid === undefined ? undefined : eq(email.accommodationUuid, accommodationUuid),
  );
}

const columns = { mail: email, houseName: accommodation.name };

/** One page of the mails that pass the filter, the newest first. */
export async function listOutbox(
  db: Queryable,
  filter: OutboxFilter,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<{ readonly records: OutboxRecord[]; readonly total: number }> {
  const records = await db.drizzle
    .select(columns)
    .from(email)
    .leftJoin(accommodation, eq(accommodation.uuid, email.accommodationUuid))
    .where(condition(filter))
    .orderBy(desc(email.createdAt), desc(email.uuid))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { records, total: await db.drizzle.$count(email, condition(filter)) };
}

export async function findInOutbox(db: Queryable, uuid: string): Promise<OutboxRecord | null> {
  const [row] = await db.drizzle
    .select(columns)
    .from(email)
    .leftJoin(accommodation, eq(accommodation.uuid, email.accommodationUuid))
    .where(eq(email.uuid, uuid));
  return row ?? null;
}

/** Replies of houses, by mail, the oldest first. */
export async function repliesTo(
  db: Queryable,
  emailUuids: readonly string[],
): Promise<ReadonlyMap<string, readonly EmailReplyRecord[]>> {
  if (emailUuids.length === 0) return new Map();
  const replies = await db.drizzle
    .select()
    .from(emailReply)
    .where(inArray(emailReply.emailUuid, [...emailUuids]))
    .orderBy(asc(emailReply.receivedAt));
  return Map.groupBy(replies, ({ emailUuid }) => emailUuid);
}

export async function insertEmailReply(tx: Queryable, values: Omit<EmailReplyRecord, "uuid">): Promise<void> {
  await tx.drizzle.insert(emailReply).values(values);
}

/** The number of mails in each state; states without any are missing. */
export async function countEmailsByState(db: Queryable): Promise<ReadonlyMap<EmailState, number>> {
  const rows = await db.drizzle.select({ state: email.state, mails: count() }).from(email).groupBy(email.state);
  return new Map(rows.map(({ state, mails }) => [state, mails]));
}
