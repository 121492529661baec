import { and, asc, count, eq, ilike, isNull, lt, not, or, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "#database/connection/connect.ts";
import { likePattern } from "#database/conditions.ts";
import { accommodation } from "#database/schema/places/accommodation.ts";
import { accommodationOwner } from "#database/schema/places/accommodation-owner.ts";
import { email } from "#database/schema/emails/email.ts";
import { town } from "#database/schema/routes/town.ts";
import { isRefused } from "../emails/letter-refusals.ts";

/** A published house that has not been verified for a long time. */
interface UnverifiedHouseRecord {
  readonly uuid: string;
  readonly name: string;
  readonly town: string;
  /** Of the owner, else of the house; null if unknown. */
  readonly to: string | null;
  /** The house refuses letters. */
  readonly refusesLetters: boolean;
  readonly verifiedAt: Date | null;
  /** Time of the last letter. */
  readonly writtenAt: Date | null;
}

interface UnverifiedFilter {
  /** Last verified before this time, or never. */
  readonly before: Date;
  readonly words: string;
}

const address = sql<string | null>`coalesce(${accommodationOwner.email}, ${accommodation.email})`;

const inTownNamed = (pattern: string): SQL =>
  sql`${accommodation.townUuid} IN (SELECT ${town.uuid} FROM ${town} WHERE ${ilike(town.name, pattern)})`;

function condition({ before, words }: UnverifiedFilter): SQL | undefined {
  const pattern = likePattern(words);
  return and(
    // Exactly as in the index.
    sql`${accommodation.published} AND ${accommodation.status} <> 'closed'`,
    or(isNull(accommodation.verifiedAt), lt(accommodation.verifiedAt, before)),
    words === "" ? undefined : or(ilike(accommodation.name, pattern), inTownNamed(pattern)),
  );
}

/** There is no address, or it refuses letters. */
const isOutOfReach = sql<boolean>`(${address} is null or ${isRefused(address)})`;

/** One page of them: those with an address first, then by time since the last verification. */
export async function listUnverifiedHouses(
  db: Queryable,
  filter: UnverifiedFilter,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<{ readonly houses: UnverifiedHouseRecord[]; readonly total: number }> {
  const { total, outOfReach } = await countThem(db, filter);
  const passed = (page - 1) * perPage;
  const withinReach = total - outOfReach;
  // Each kind in the order of its index: no index has both together.
  const first = passed < withinReach ? await part(db, filter, not(isOutOfReach), perPage, passed) : [];
  const remaining = Math.min(perPage - first.length, outOfReach);
  const last = remaining > 0 ? await part(db, filter, isOutOfReach, remaining, Math.max(0, passed - withinReach)) : [];
  return { houses: [...first, ...last], total };
}

async function countThem(db: Queryable, filter: UnverifiedFilter) {
  const [counted] = await db.drizzle
    .select({ total: count(), outOfReach: sql<number>`(count(*) FILTER (WHERE ${isOutOfReach}))::int` })
    .from(accommodation)
    .leftJoin(accommodationOwner, eq(accommodationOwner.uuid, accommodation.ownerUuid))
    .where(condition(filter));
  return counted ?? { total: 0, outOfReach: 0 };
}

function part(
  db: Queryable,
  filter: UnverifiedFilter,
  kind: SQL,
  limit: number,
  offset: number,
): Promise<UnverifiedHouseRecord[]> {
  const writtenAt = sql<Date | null>`(SELECT max(${email.createdAt}) FROM ${email}
    WHERE ${email.accommodationUuid} = ${accommodation.uuid})`.mapWith(email.createdAt);
  return db.drizzle
    .select({
      uuid: accommodation.uuid,
      name: accommodation.name,
      town: town.name,
      to: address,
      refusesLetters: isRefused(address),
      verifiedAt: accommodation.verifiedAt,
      writtenAt,
    })
    .from(accommodation)
    .innerJoin(town, eq(town.uuid, accommodation.townUuid))
    .leftJoin(accommodationOwner, eq(accommodationOwner.uuid, accommodation.ownerUuid))
    .where(and(condition(filter), kind))
    .orderBy(sql`${accommodation.verifiedAt} nulls first`, asc(accommodation.name), asc(accommodation.uuid))
    .limit(limit)
    .offset(offset);
}
