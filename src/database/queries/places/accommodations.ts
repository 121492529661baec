import { and, asc, eq, gt } from "drizzle-orm";
import type { AccommodationStatus } from "#domain/lodging/accommodation-types.ts";
import type { Season } from "#domain/route-graph/route-graph.ts";
import type { Queryable } from "#database/connect.ts";
import { accommodation } from "#database/schema/accommodation.ts";
import type { FactSources } from "#database/schema/content-columns.ts";
import { town } from "#database/schema/town.ts";

/** A published house of a published town; null is unknown. */
export interface AccommodationRecord {
  readonly uuid: string;
  readonly slug: string;
  readonly townUuid: string;
  readonly name: string;
  readonly otherNames: readonly string[];
  readonly type: string;
  readonly status: AccommodationStatus;
  readonly statusNote: string | null;
  readonly statusNoteEs: string | null;
  readonly lat: number | null;
  readonly lon: number | null;
  readonly beds: number | null;
  /** Of one night for one person, in `currency`. */
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
  readonly currency: string | null;
  readonly donation: boolean | null;
  readonly season: Season | null;
  readonly seasonConfirmFirst: boolean;
  readonly reservable: boolean | null;
  readonly amenities: readonly string[];
}

export interface AccommodationFacts extends AccommodationRecord {
  readonly operator: string | null;
  readonly rooms: readonly string[];
  readonly checkInFrom: string | null;
  readonly checkInUntil: string | null;
  readonly address: string | null;
  readonly registerNumber: string | null;
  readonly phone: string | null;
  readonly secondPhone: string | null;
  readonly whatsapp: string | null;
  readonly email: string | null;
  readonly web: string | null;
  readonly description: string | null;
  readonly verifiedAt: Date | null;
  readonly osmId: string | null;
  readonly licence: string | null;
  readonly version: number;
  readonly sources: FactSources;
}

/** What lists say of a house. */
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
  priceFrom: accommodation.priceFrom,
  priceTo: accommodation.priceTo,
  currency: accommodation.currency,
  donation: accommodation.donation,
  season: accommodation.season,
  seasonConfirmFirst: accommodation.seasonConfirmFirst,
  reservable: accommodation.reservable,
  amenities: accommodation.amenities,
};

/** How a house is reached, and when it opens. */
export const contactColumns = {
  checkInFrom: accommodation.checkInFrom,
  checkInUntil: accommodation.checkInUntil,
  phone: accommodation.phone,
  whatsapp: accommodation.whatsapp,
  email: accommodation.email,
  web: accommodation.web,
};

export const isPublished = and(eq(accommodation.published, true), eq(town.published, true));

/** Rows that are read in one go: a few milliseconds of the thread that asks. */
const portion = 500;

/** All published houses of published towns, closed ones too, in the order of their uuids. */
export async function listAccommodations(db: Queryable): Promise<AccommodationRecord[]> {
  const houses: AccommodationRecord[] = [];
  for (;;) {
    const last = houses.at(-1);
    const next: AccommodationRecord[] = await db.drizzle
      .select(recordColumns)
      .from(accommodation)
      .innerJoin(town, eq(town.uuid, accommodation.townUuid))
      .where(and(isPublished, last && gt(accommodation.uuid, last.uuid)))
      .orderBy(asc(accommodation.uuid))
      .limit(portion);
    houses.push(...next);
    if (next.length < portion) return houses;
  }
}

/** One published house of a published town with where each fact comes from, or null. */
export async function findAccommodation(db: Queryable, uuid: string): Promise<AccommodationFacts | null> {
  const [found] = await db.drizzle
    .select({
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
    })
    .from(accommodation)
    .innerJoin(town, eq(town.uuid, accommodation.townUuid))
    .where(and(isPublished, eq(accommodation.uuid, uuid)));
  return found ?? null;
}
