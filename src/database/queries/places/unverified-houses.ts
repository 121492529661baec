import { and, asc, count, eq, ilike, isNull, lt, ne, or, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { accommodation } from "#database/schema/accommodation.ts";
import { accommodationOwner } from "#database/schema/accommodation-owner.ts";
import { email } from "#database/schema/email.ts";
import { town } from "#database/schema/town.ts";
import { isRefused } from "../emails/letter-refusals.ts";

/** A published house whose facts nobody has checked for long. */
export interface UnverifiedHouseRecord {
  readonly uuid: string;
  readonly name: string;
  readonly town: string;
  /** Of the owner, else of the house; null when none is known. */
  readonly to: string | null;
  /** No more letters are wanted there. */
  readonly refusesLetters: boolean;
  readonly verifiedAt: Date | null;
  /** When it was last written to. */
  readonly writtenAt: Date | null;
}

export interface UnverifiedFilter {
  /** Checked earlier than this, or never. */
  readonly before: Date;
  readonly words: string;
}

const address = sql<string | null>`coalesce(${accommodationOwner.email}, ${accommodation.email})`;

function condition({ before, words }: UnverifiedFilter): SQL | undefined {
  const pattern = `%${words.replaceAll(/[\\%_]/g, "\\$&")}%`;
  return and(
    eq(accommodation.published, true),
    ne(accommodation.status, "closed"),
    or(isNull(accommodation.verifiedAt), lt(accommodation.verifiedAt, before)),
    words === "" ? undefined : or(ilike(accommodation.name, pattern), ilike(town.name, pattern)),
  );
}

/** One page of them: those that can be written to first, then those that wait longest. */
export async function listUnverifiedHouses(
  db: Queryable,
  filter: UnverifiedFilter,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<{ readonly houses: UnverifiedHouseRecord[]; readonly total: number }> {
  const written = db.drizzle
    .select({
      house: email.accommodationUuid,
      at: sql<Date>`max(${email.createdAt})`.mapWith(email.createdAt).as("at"),
    })
    .from(email)
    .groupBy(email.accommodationUuid)
    .as("written");
  const houses = await db.drizzle
    .select({
      uuid: accommodation.uuid,
      name: accommodation.name,
      town: town.name,
      to: address,
      refusesLetters: isRefused(address),
      verifiedAt: accommodation.verifiedAt,
      writtenAt: written.at,
    })
    .from(accommodation)
    .innerJoin(town, eq(town.uuid, accommodation.townUuid))
    .leftJoin(accommodationOwner, eq(accommodationOwner.uuid, accommodation.ownerUuid))
    .leftJoin(written, eq(written.house, accommodation.uuid))
    .where(condition(filter))
    .orderBy(
      sql`${address} is null or ${isRefused(address)}`,
      sql`${accommodation.verifiedAt} asc nulls first`,
      asc(accommodation.name),
      asc(accommodation.uuid),
    )
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [counted] = await db.drizzle
    .select({ total: count() })
    .from(accommodation)
    .innerJoin(town, eq(town.uuid, accommodation.townUuid))
    .where(condition(filter));
  return { houses, total: counted?.total ?? 0 };
}
