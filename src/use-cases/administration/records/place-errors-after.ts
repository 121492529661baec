import type { Queryable } from "#database/connect.ts";
import { hasWaypointNear } from "#database/queries/administration/graph/waypoint-near.ts";
import type { Fields } from "#database/queries/administration/records/record-store.ts";
import type { FieldErrorCodes } from "#use-cases/use-case-error.ts";

/** A place far from every way that would lie on one the other way round has its longitude for its latitude. */
export async function placeErrorsAfter(tx: Queryable, record: Fields, given: Fields): Promise<FieldErrorCodes> {
  const { lat, lon, waypointUuid, uuid } = record;
  if (given["lat"] === undefined && given["lon"] === undefined) return {};
  if (typeof lat !== "number" || typeof lon !== "number") return {};
  const own = String(waypointUuid ?? uuid);
  if (await hasWaypointNear(tx, { lat, lon }, own)) return {};
  return (await hasWaypointNear(tx, { lat: lon, lon: lat }, own))
    ? { lat: ["place_swapped"], lon: ["place_swapped"] }
    : {};
}
