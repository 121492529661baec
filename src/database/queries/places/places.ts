import { and, eq } from "drizzle-orm";
import type { Selected } from "#database/rows.ts";
import type { TownService } from "#domain/route-graph/route-graph.ts";
import { type House, knownLodging, type KnownLodging, knownServices } from "#domain/route-graph/known-lodging.ts";
import { anyOf } from "#database/conditions.ts";
import type { Queryable } from "#database/connection/connect.ts";
import { accommodation } from "#database/schema/places/accommodation.ts";
import { town } from "#database/schema/routes/town.ts";
import { waypoint } from "#database/schema/routes/waypoint.ts";

const pointColumns = {
  uuid: waypoint.uuid,
  name: waypoint.name,
  lat: waypoint.lat,
  lon: waypoint.lon,
  elevationM: waypoint.elevationM,
};

const townColumns = {
  uuid: town.uuid,
  slug: town.slug,
  name: town.name,
  size: town.size,
  services: town.services,
  lodgingKinds: town.lodgingKinds,
  feasts: town.feasts,
  country: town.country,
  region: town.region,
};

type TownRow = Selected<typeof townColumns>;

/** A waypoint, and its published town. */
export interface Place extends Omit<Selected<typeof pointColumns>, "name"> {
  readonly name: string;
  readonly town: PlaceTown | null;
}

interface PlaceTown extends Omit<TownRow, "lodgingKinds" | "services"> {
  /** Includes a restaurant if none is known but houses serve meals. */
  readonly services: readonly TownService[];
  readonly lodging: KnownLodging;
}

/**
 * The places at these waypoints, in list order.
 *
 * @param housesOfTowns the published houses of all towns, by uuid of the town, where they are at hand: they are read otherwise
 */
export async function loadPlaces(
  db: Queryable,
  waypointUuids: readonly string[],
  housesOfTowns?: HousesByTown,
): Promise<readonly Place[]> {
  const rows = await db.drizzle
    .select({ waypoint: pointColumns, town: townColumns })
    .from(waypoint)
    .leftJoin(town, and(eq(town.waypointUuid, waypoint.uuid), eq(town.published, true)))
    .where(anyOf(waypoint.uuid, waypointUuids));
  const houses =
    housesOfTowns ??
    (await housesByTown(
      db,
      rows.flatMap((row) => (row.town === null ? [] : [row.town.uuid])),
    ));
  const places = new Map(
    rows.map((row) => [row.waypoint.uuid, place(row.waypoint, row.town, houses.get(row.town?.uuid ?? "") ?? [])]),
  );
  return waypointUuids.flatMap((uuid) => places.get(uuid) ?? []);
}

type PlaceHouse = House & Pick<typeof accommodation.$inferSelect, "slug" | "amenities">;

/** The houses of towns in any order, by uuid of the town. */
export type HousesByTown = ReadonlyMap<string, readonly PlaceHouse[]>;

async function housesByTown(db: Queryable, townUuids: readonly string[]): Promise<HousesByTown> {
  const rows = await db.drizzle
    .select({
      townUuid: accommodation.townUuid,
      slug: accommodation.slug,
      type: accommodation.type,
      status: accommodation.status,
      season: accommodation.season,
      beds: accommodation.beds,
      amenities: accommodation.amenities,
    })
    .from(accommodation)
    .where(and(anyOf(accommodation.townUuid, townUuids), eq(accommodation.published, true)));
  return Map.groupBy(rows, ({ townUuid }) => townUuid);
}

function place(point: Selected<typeof pointColumns>, at: TownRow | null, unordered: readonly PlaceHouse[]): Place {
  const houses = unordered.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
  const name = at?.name ?? point.name ?? "";
  if (at === null) return { ...point, name, town: null };
  const { lodgingKinds, ...facts } = at;
  const services = knownServices(at.services, houses);
  return { ...point, name, town: { ...facts, services, lodging: knownLodging(houses, lodgingKinds) } };
}
