import { and, asc, eq, inArray } from "drizzle-orm";
import type { TownService, TownSize } from "#domain/route-graph/route-graph.ts";
import { type House, knownLodging, type KnownLodging, knownServices } from "#domain/route-graph/known-lodging.ts";
import type { Queryable } from "#database/connect.ts";
import { accommodation } from "#database/schema/accommodation.ts";
import { town } from "#database/schema/town.ts";
import { waypoint } from "#database/schema/waypoint.ts";

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

/** The places at these waypoints, in list order. */
export async function loadPlaces(db: Queryable, waypointUuids: readonly string[]): Promise<readonly Place[]> {
  const rows = await db.drizzle
    .select({ waypoint, town })
    .from(waypoint)
    .leftJoin(town, and(eq(town.waypointUuid, waypoint.uuid), eq(town.published, true)))
    .where(inArray(waypoint.uuid, [...waypointUuids]));
  const houses = await housesByTown(
    db,
    rows.flatMap((row) => (row.town === null ? [] : [row.town.uuid])),
  );
  const places = new Map(
    rows.map((row) => [row.waypoint.uuid, place(row.waypoint, row.town, houses.get(row.town?.uuid ?? "") ?? [])]),
  );
  return waypointUuids.flatMap((uuid) => places.get(uuid) ?? []);
}

type PlaceHouse = House & Pick<typeof accommodation.$inferSelect, "amenities">;

async function housesByTown(db: Queryable, townUuids: readonly string[]): Promise<Map<string, PlaceHouse[]>> {
  const rows = await db.drizzle
    .select({
      townUuid: accommodation.townUuid,
      type: accommodation.type,
      status: accommodation.status,
      season: accommodation.season,
      beds: accommodation.beds,
      amenities: accommodation.amenities,
    })
    .from(accommodation)
    .where(and(inArray(accommodation.townUuid, [...townUuids]), eq(accommodation.published, true)))
    .orderBy(asc(accommodation.slug));
  return Map.groupBy(rows, ({ townUuid }) => townUuid);
}

type WaypointRow = typeof waypoint.$inferSelect;
type TownRow = typeof town.$inferSelect;

function place(point: WaypointRow, at: TownRow | null, houses: readonly PlaceHouse[]): Place {
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
