import { and, asc, eq, inArray } from "drizzle-orm";
import type { Queryable } from "../connect.ts";
import { accommodation } from "../schema/accommodation.ts";
import { town } from "../schema/town.ts";
import type { AccommodationFacts } from "./accommodations.ts";

/** A published house with how it is reached. */
export interface ReachableHouse extends Pick<
  AccommodationFacts,
  | "uuid"
  | "slug"
  | "name"
  | "type"
  | "status"
  | "statusNote"
  | "lat"
  | "lon"
  | "beds"
  | "priceFrom"
  | "priceTo"
  | "currency"
  | "donation"
  | "season"
  | "seasonConfirmFirst"
  | "reservable"
  | "checkInFrom"
  | "checkInUntil"
  | "phone"
  | "whatsapp"
  | "email"
  | "web"
> {
  readonly townSlug: string;
}

/** All published houses of some towns, closed ones too, by name. */
export async function listHousesOfTowns(db: Queryable, slugs: readonly string[]): Promise<ReachableHouse[]> {
  if (slugs.length === 0) return [];
  return db.drizzle
    .select({
      uuid: accommodation.uuid,
      slug: accommodation.slug,
      townSlug: town.slug,
      name: accommodation.name,
      type: accommodation.type,
      status: accommodation.status,
      statusNote: accommodation.statusNote,
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
      checkInFrom: accommodation.checkInFrom,
      checkInUntil: accommodation.checkInUntil,
      phone: accommodation.phone,
      whatsapp: accommodation.whatsapp,
      email: accommodation.email,
      web: accommodation.web,
    })
    .from(accommodation)
    .innerJoin(town, eq(town.uuid, accommodation.townUuid))
    .where(and(eq(accommodation.published, true), eq(town.published, true), inArray(town.slug, [...slugs])))
    .orderBy(asc(accommodation.name), asc(accommodation.uuid));
}
