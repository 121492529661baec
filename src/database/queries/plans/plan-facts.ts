import type { Selected } from "#database/rows.ts";
import { and, eq, inArray } from "drizzle-orm";
import type { Queryable } from "#database/connection/connect.ts";
import { accommodation } from "#database/schema/places/accommodation.ts";
import { town } from "#database/schema/routes/town.ts";

const chosenHouse = {
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
};

/** The facts of a chosen house in a plan, published or not: a chosen house keeps its name. */
export type ChosenHouseRecord = Selected<typeof chosenHouse>;

export async function loadChosenHouses(
  db: Queryable,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, ChosenHouseRecord>> {
  if (uuids.length === 0) return new Map();
  const houses = await db.drizzle
    .select(chosenHouse)
    .from(accommodation)
    .innerJoin(town, eq(town.uuid, accommodation.townUuid))
    .where(inArray(accommodation.uuid, [...uuids]));
  return new Map(houses.map((house) => [house.uuid, house]));
}

/** Waypoints and countries of those of the towns that are hidden, by slug. */
export async function loadHiddenTowns(db: Queryable, slugs: readonly string[]) {
  const { slug, waypointUuid, country } = town;
  const rows = await db.drizzle
    .select({ slug, waypointUuid, country })
    .from(town)
    .where(and(inArray(slug, [...slugs]), eq(town.published, false)));
  return rows.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
}
