import { eq, sql } from "drizzle-orm";
import type { Queryable } from "../../../connection/connect.ts";
import { accommodation } from "../../../schema/places/accommodation.ts";
import { town } from "../../../schema/routes/town.ts";
import { waypoint } from "../../../schema/routes/waypoint.ts";

/** Everything that register files are compared with: all towns and houses, published or not. */
export async function loadKnownPlaces(db: Queryable) {
  const towns = await db.drizzle
    .select({
      uuid: town.uuid,
      slug: town.slug,
      name: town.name,
      localNames: town.localNames,
      otherNames: town.otherNames,
      province: town.province,
      country: town.country,
      lat: waypoint.lat,
      lon: waypoint.lon,
    })
    .from(town)
    .innerJoin(waypoint, eq(waypoint.uuid, town.waypointUuid))
    .orderBy(town.slug);
  const houses = await db.drizzle
    .select({
      uuid: accommodation.uuid,
      name: accommodation.name,
      otherNames: accommodation.otherNames,
      townUuid: accommodation.townUuid,
      type: accommodation.type,
      status: accommodation.status,
      phone: accommodation.phone,
      secondPhone: accommodation.secondPhone,
      email: accommodation.email,
      web: accommodation.web,
      address: accommodation.address,
      registerNumber: accommodation.registerNumber,
      beds: accommodation.beds,
      lat: accommodation.lat,
      lon: accommodation.lon,
      osmId: accommodation.osmId,
      sources: accommodation.sources,
      withheld: accommodation.withheld,
    })
    .from(accommodation)
    .orderBy(accommodation.slug);
  const emptied = await emptiedFields(db);
  return { towns, houses: houses.map((house) => ({ ...house, emptied: emptied.get(house.uuid) ?? [] })) };
}

export type KnownPlaces = Awaited<ReturnType<typeof loadKnownPlaces>>;

/** Facts of houses that a person has ever cleared, by the uuid of the house. */
async function emptiedFields(db: Queryable): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await db.drizzle.execute<{ uuid: string; fields: string[] }>(sql`
    SELECT resource_uuid AS uuid, array_agg(DISTINCT fact.key) AS fields
    FROM audit_log, jsonb_each(after) AS fact
    WHERE resource = 'accommodation' AND action = 'update' AND "by" IS NOT NULL AND fact.value = 'null'::jsonb
    GROUP BY resource_uuid`);
  return new Map(rows.map(({ uuid, fields }) => [uuid, fields]));
}

/** Current and previous slugs of houses, which their addresses resolve. */
export async function takenHouseSlugs(db: Queryable): Promise<ReadonlySet<string>> {
  const { rows } = await db.drizzle.execute<{ slug: string }>(sql`
    SELECT slug FROM accommodation UNION SELECT slug FROM accommodation_former_slug`);
  return new Set(rows.map(({ slug }) => slug));
}
