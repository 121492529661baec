import { and, eq } from "drizzle-orm";
import type { Selected } from "#database/first.ts";
import type { TownService, TownSize } from "#domain/route-graph/route-graph.ts";
import { type House, knownLodging, type KnownLodging, knownServices } from "#domain/route-graph/known-lodging.ts";
import { anyOf } from "#database/any-of.ts";
import type { Queryable } from "#database/connection/connect.ts";
import { accommodation } from "#database/schema/places/accommodation.ts";
import { town } from "#database/schema/routes/town.ts";
import { waypoint } from "#database/schema/routes/waypoint.ts";

export interface PlaceTown {
  readonly uuid: string;
  readonly slug: string;
  readonly name: string;
  readonly size: TownSize;
  /** Includes a restaurant if none is known but houses serve meals. */
  readonly services: readonly TownService[];
  readonly lodging: KnownLodging;
  /** Local holidays as announced. */
  readonly feasts: readonly string[];
  readonly country: string;
  readonly region: string | null;
}

/** A waypoint, and its published town. */
export interface Place {
  readonly uuid: string;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  readonly elevationM: number | null;
  readonly town: PlaceTown | null;
}

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

/**
 * The places at these waypoints, in list order.
 *
 * @param known the published houses of all towns, by uuid of the town, where they are at hand: they are read otherwise
 */
export async function loadPlaces(
  db: Queryable,
  waypointUuids: readonly string[],
  known?: HousesByTown,
): Promise<readonly Place[]> {
  const rows = await db.drizzle
    .select({ waypoint: pointColumns, town: townColumns })
    .from(waypoint)
    .leftJoin(town, and(eq(town.waypointUuid, waypoint.uuid), eq(town.published, true)))
    .where(anyOf(waypoint.uuid, waypointUuids));
  const houses =
    known ??
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

type PointRow = Selected<typeof pointColumns>;
type TownRow = Selected<typeof townColumns>;

function place(point: PointRow, at: TownRow | null, unordered: readonly PlaceHouse[]): Place {
  const houses = unordered.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
  return {
    uuid: point.uuid,
    name: at?.name ?? point.name ?? "",
    lat: point.lat,
    lon: point.lon,
    elevationM: point.elevationM,
    town: at && {
      uuid: at.uuid,
      slug: at.slug,
      name: at.name,
      size: at.size,
      services: knownServices(at.services, houses),
      lodging: knownLodging(houses, at.lodgingKinds),
      feasts: at.feasts,
      country: at.country,
      region: at.region,
    },
  };
}
