import { type Selected, readInPortions } from "#database/rows.ts";
import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Queryable } from "#database/connection/connect.ts";
import { accommodation } from "#database/schema/places/accommodation.ts";
import { town } from "#database/schema/routes/town.ts";

/** The facts of a house in lists. */
export const recordColumns = {
  uuid: accommodation.uuid,
  slug: accommodation.slug,
  townUuid: accommodation.townUuid,
  name: accommodation.name,
  otherNames: accommodation.otherNames,
  type: accommodation.type,
  status: accommodation.status,
  statusNote: accommodation.statusNote,
  statusNoteEs: accommodation.statusNoteEs,
  lat: accommodation.lat,
  lon: accommodation.lon,
  beds: accommodation.beds,
  /** Per night and person, in `currency`. */
  priceFrom: accommodation.priceFrom,
  priceTo: accommodation.priceTo,
  currency: accommodation.currency,
  donation: accommodation.donation,
  season: accommodation.season,
  seasonConfirmFirst: accommodation.seasonConfirmFirst,
  reservable: accommodation.reservable,
  amenities: accommodation.amenities,
};

/** A published house of a published town; null is unknown. */
export type AccommodationRecord = Selected<typeof recordColumns>;

/** Contacts and opening times of a house. */
export const contactColumns = {
  checkInFrom: accommodation.checkInFrom,
  checkInUntil: accommodation.checkInUntil,
  phone: accommodation.phone,
  whatsapp: accommodation.whatsapp,
  email: accommodation.email,
  web: accommodation.web,
};

const factColumns = {
  ...recordColumns,
  operator: accommodation.operator,
  rooms: accommodation.rooms,
  ...contactColumns,
  address: accommodation.address,
  registerNumber: accommodation.registerNumber,
  secondPhone: accommodation.secondPhone,
  description: accommodation.description,
  verifiedAt: accommodation.verifiedAt,
  osmId: accommodation.osmId,
  licence: accommodation.licence,
  version: accommodation.version,
  sources: accommodation.sources,
};

export type AccommodationFacts = Selected<typeof factColumns>;

export const isPublished = and(eq(accommodation.published, true), eq(town.published, true));

/** Partition of a house, from 0 to 255: the last byte of its uuid. */
const part = sql<number>`get_byte(uuid_send(${accommodation.uuid}), 15)`;

/** For each partition a text that differs after any change of its houses, published or not. */
export async function readPartitionVersions(db: Queryable): Promise<ReadonlyMap<number, string>> {
  // Every write sets the row's transaction id; deleted rows are missing from the sum.
  const rows = await db.drizzle
    .select({ part, mark: sql<string>`count(*) || ' ' || sum(${accommodation}.xmin::text::bigint)` })
    .from(accommodation)
    .groupBy(part);
  return new Map(rows.map(({ part: number, mark }) => [number, mark]));
}

/**
 * All published houses, including closed ones and those of unpublished towns, by partition; or some partitions.
 *
 * @param map called for each house as it is read
 */
export async function readPartitions(
  db: Queryable,
  map: (house: AccommodationRecord) => AccommodationRecord,
  parts?: readonly number[],
): Promise<ReadonlyMap<number, readonly AccommodationRecord[]>> {
  const houses = new Map<number, AccommodationRecord[]>();
  const portions = readInPortions<AccommodationRecord & { readonly part: number }>((last, limit) =>
    db.drizzle
      .select({ ...recordColumns, part })
      .from(accommodation)
      .where(
        and(
          eq(accommodation.published, true),
          last && gt(accommodation.uuid, last.uuid),
          parts && inArray(part, [...parts]),
        ),
      )
      .orderBy(asc(accommodation.uuid))
      .limit(limit),
  );
  for await (const rows of portions) {
    for (const { part: number, ...house } of rows) {
      const others = houses.get(number);
      if (others) others.push(map(house));
      else houses.set(number, [map(house)]);
    }
  }
  return houses;
}

/** One published house of a published town with the source of each fact, or null. */
export async function findAccommodation(db: Queryable, uuid: string): Promise<AccommodationFacts | null> {
  const [row] = await db.drizzle
    .select(factColumns)
    .from(accommodation)
    .innerJoin(town, eq(town.uuid, accommodation.townUuid))
    .where(and(isPublished, eq(accommodation.uuid, uuid)));
  return row ?? null;
}
