import { eq, inArray } from "drizzle-orm";
import type { AccommodationStatus } from "#domain/lodging/accommodation-types.ts";
import type { Season } from "#domain/route-graph/route-graph.ts";
import type { Queryable } from "#database/connect.ts";
import { accommodation } from "#database/schema/accommodation.ts";
import { town } from "#database/schema/town.ts";

/** What a plan says of a chosen house, published or not: what was chosen once keeps its name. */
export interface ChosenHouseRecord {
  readonly uuid: string;
  readonly slug: string;
  readonly name: string;
  readonly townSlug: string;
  readonly type: string;
  readonly status: AccommodationStatus;
  readonly season: Season | null;
  readonly lat: number | null;
  readonly lon: number | null;
  readonly priceFrom: number | null;
  readonly currency: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly web: string | null;
  readonly published: boolean;
}

export async function loadChosenHouses(
  db: Queryable,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, ChosenHouseRecord>> {
  if (uuids.length === 0) return new Map();
  const houses = await db.drizzle
    .select({
      uuid: accommodation.uuid,
      slug: accommodation.slug,
      name: accommodation.name,
      townSlug: town.slug,
      type: accommodation.type,
      status: accommodation.status,
      season: accommodation.season,
      lat: accommodation.lat,
      lon: accommodation.lon,
      priceFrom: accommodation.priceFrom,
      currency: accommodation.currency,
      phone: accommodation.phone,
      email: accommodation.email,
      web: accommodation.web,
      published: accommodation.published,
    })
    .from(accommodation)
    .innerJoin(town, eq(town.uuid, accommodation.townUuid))
    .where(inArray(accommodation.uuid, [...uuids]));
  return new Map(houses.map((house) => [house.uuid, house]));
}

/** Countries of all towns as the content names them, by slug. */
export async function loadTownCountries(db: Queryable): Promise<ReadonlyMap<string, string>> {
  const towns = await db.drizzle.select({ slug: town.slug, country: town.country }).from(town);
  return new Map(towns.map(({ slug, country }) => [slug, country]));
}
