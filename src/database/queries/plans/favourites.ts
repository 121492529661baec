import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "#database/connection/connect.ts";
import { accommodation } from "#database/schema/places/accommodation.ts";
import { favouriteAccommodation, favouriteTown } from "#database/schema/plans/favourite.ts";
import { town } from "#database/schema/routes/town.ts";
import { lockUser } from "../accounts/users.ts";

interface FavouriteTownRecord {
  readonly uuid: string;
  readonly slug: string;
  readonly name: string;
  readonly note: string;
  readonly addedAt: Date;
}

interface FavouriteAccommodationRecord extends FavouriteTownRecord {
  readonly townUuid: string;
  readonly townSlug: string;
  readonly townName: string;
}

interface FavouriteFilter {
  /** With those that are not published any more. */
  readonly includesHidden?: boolean;
}

/** A person's favourite towns that are published, in the person's order. */
export function listFavouriteTowns(
  db: Queryable,
  userUuid: string,
  { includesHidden = false }: FavouriteFilter = {},
): Promise<FavouriteTownRecord[]> {
  return db.drizzle
    .select({
      uuid: town.uuid,
      slug: town.slug,
      name: town.name,
      note: favouriteTown.note,
      addedAt: favouriteTown.addedAt,
    })
    .from(favouriteTown)
    .innerJoin(town, eq(town.uuid, favouriteTown.townUuid))
    .where(and(eq(favouriteTown.userUuid, userUuid), includesHidden ? undefined : eq(town.published, true)))
    .orderBy(asc(favouriteTown.position), asc(favouriteTown.addedAt), asc(town.uuid));
}

/** A person's favourite houses that are published, in the person's order. */
export function listFavouriteAccommodations(
  db: Queryable,
  userUuid: string,
  { includesHidden = false }: FavouriteFilter = {},
): Promise<FavouriteAccommodationRecord[]> {
  return db.drizzle
    .select({
      uuid: accommodation.uuid,
      slug: accommodation.slug,
      name: accommodation.name,
      townUuid: town.uuid,
      townSlug: town.slug,
      townName: town.name,
      note: favouriteAccommodation.note,
      addedAt: favouriteAccommodation.addedAt,
    })
    .from(favouriteAccommodation)
    .innerJoin(accommodation, eq(accommodation.uuid, favouriteAccommodation.accommodationUuid))
    .innerJoin(town, eq(town.uuid, accommodation.townUuid))
    .where(
      and(
        eq(favouriteAccommodation.userUuid, userUuid),
        includesHidden ? undefined : and(eq(accommodation.published, true), eq(town.published, true)),
      ),
    )
    .orderBy(asc(favouriteAccommodation.position), asc(favouriteAccommodation.addedAt), asc(accommodation.uuid));
}

export type FavouriteKind = "towns" | "accommodations";

/** Those uuids that belong to something published, in the given order. */
export async function publishedAmong(db: Queryable, kind: FavouriteKind, uuids: readonly string[]): Promise<string[]> {
  const table = kind === "towns" ? town : accommodation;
  const rows = await db.drizzle
    .select({ uuid: table.uuid })
    .from(table)
    .where(and(inArray(table.uuid, [...uuids]), eq(table.published, true)));
  const published = new Set(rows.map(({ uuid }) => uuid));
  return [...new Set(uuids)].filter((uuid) => published.has(uuid));
}

const tables = {
  towns: { table: "favourite_town", column: "town_uuid" },
  accommodations: { table: "favourite_accommodation", column: "accommodation_uuid" },
} as const;

const names = (kind: FavouriteKind) => ({
  table: sql.identifier(tables[kind].table),
  column: sql.identifier(tables[kind].column),
});

const listOf = (uuids: readonly string[]) => sql`${sql.param(`{${uuids.join(",")}}`)}::uuid[]`;

/** Appends favourites to the list, in the given order; existing ones are unchanged, with their notes. */
export async function addFavourites(
  tx: Queryable,
  kind: FavouriteKind,
  userUuid: string,
  uuids: readonly string[],
  now: Date,
): Promise<void> {
  if (uuids.length === 0) return;
  const { table, column } = names(kind);
  // Serialised per list: two tabs adding at once must not use the same position.
  await lockUser(tx, userUuid);
  await tx.drizzle.execute(sql`
    INSERT INTO ${table} (user_uuid, ${column}, position, added_at)
    SELECT ${userUuid}::uuid, options.uuid, options.n + coalesce((SELECT max(position) FROM ${table} WHERE user_uuid = ${userUuid}::uuid), 0),
      ${now.toISOString()}::timestamptz
    FROM unnest(${listOf(uuids)}) WITH ORDINALITY AS options (uuid, n)
    ON CONFLICT (user_uuid, ${column}) DO NOTHING
  `);
}

export async function removeFavourite(
  db: Queryable,
  kind: FavouriteKind,
  userUuid: string,
  uuid: string,
): Promise<void> {
  const { table, column } = names(kind);
  await db.drizzle.execute(sql`DELETE FROM ${table} WHERE user_uuid = ${userUuid} AND ${column} = ${uuid}`);
}

/** @returns whether it is one of the person's favourites */
export async function noteFavourite(
  db: Queryable,
  kind: FavouriteKind,
  userUuid: string,
  uuid: string,
  note: string,
): Promise<boolean> {
  const { table, column } = names(kind);
  const { rowCount } = await db.drizzle.execute(
    sql`UPDATE ${table} SET note = ${note} WHERE user_uuid = ${userUuid} AND ${column} = ${uuid}`,
  );
  return rowCount === 1;
}

/** Puts the named favourites first, in this order; the others follow in theirs. */
export async function orderFavourites(
  tx: Queryable,
  kind: FavouriteKind,
  userUuid: string,
  uuids: readonly string[],
): Promise<void> {
  const { table, column } = names(kind);
  await lockUser(tx, userUuid);
  await tx.drizzle.execute(sql`
    UPDATE ${table} AS favourite SET position = ordered.n
    FROM (
      SELECT ${column} AS uuid,
        row_number() OVER (ORDER BY array_position(${listOf(uuids)}, ${column}) NULLS LAST, position, added_at) AS n
      FROM ${table} WHERE user_uuid = ${userUuid}::uuid
    ) AS ordered
    WHERE favourite.user_uuid = ${userUuid}::uuid AND favourite.${column} = ordered.uuid
  `);
}
