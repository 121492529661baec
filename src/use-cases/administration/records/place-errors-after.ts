import type { Queryable } from "#database/connect.ts";
import { hasWaypointNear, isAround } from "#database/queries/administration/graph/waypoint-near.ts";
import type { Fields } from "#database/queries/administration/records/record-store.ts";
import type { LatLon } from "#domain/route-geometry/great-circle.ts";
import type { FieldErrorCodes } from "#use-cases/use-case-error.ts";

const isSwapped: FieldErrorCodes = { lat: ["place_swapped"], lon: ["place_swapped"] };

/** The given coordinates, and the same ones swapped; null if none were given. */
function placeGiven({ lat, lon, waypointUuid, uuid }: Fields, given: Fields) {
  if (given["lat"] === undefined && given["lon"] === undefined) return null;
  if (typeof lat !== "number" || typeof lon !== "number") return null;
  return { place: { lat, lon }, swapped: { lat: lon, lon: lat }, own: String(waypointUuid ?? uuid) };
}

/** If a place is far from every way, but would be on one with its coordinates swapped, they have been mixed up. */
export async function placeErrorsAfter(tx: Queryable, record: Fields, given: Fields): Promise<FieldErrorCodes> {
  const at = placeGiven(record, given);
  if (at === null || (await hasWaypointNear(tx, at.place, at.own))) return {};
  return (await hasWaypointNear(tx, at.swapped, at.own)) ? isSwapped : {};
}

/** A waypoint already loaded. */
export interface KnownPlace extends LatLon {
  readonly uuid: string;
}

/** As `placeErrorsAfter`, before anything is written. @param waypoints all of them */
export function placeErrorsAmong(waypoints: readonly KnownPlace[], record: Fields, given: Fields): FieldErrorCodes {
  const at = placeGiven(record, given);
  if (at === null) return {};
  const isNear = (place: LatLon): boolean =>
    waypoints.some((waypoint) => waypoint.uuid !== at.own && isAround(waypoint, place));
  return !isNear(at.place) && isNear(at.swapped) ? isSwapped : {};
}
