import type { Queryable } from "#database/connect.ts";
import { hasWaypointNear, liesAbout } from "#database/queries/administration/graph/waypoint-near.ts";
import type { Fields } from "#database/queries/administration/records/record-store.ts";
import type { LatLon } from "#domain/route-geometry/great-circle.ts";
import type { FieldErrorCodes } from "#use-cases/use-case-error.ts";

const isSwapped: FieldErrorCodes = { lat: ["place_swapped"], lon: ["place_swapped"] };

/** A place that was given, and itself the other way round; null where none was given. */
function placeGiven({ lat, lon, waypointUuid, uuid }: Fields, given: Fields) {
  if (given["lat"] === undefined && given["lon"] === undefined) return null;
  if (typeof lat !== "number" || typeof lon !== "number") return null;
  return { place: { lat, lon }, swapped: { lat: lon, lon: lat }, own: String(waypointUuid ?? uuid) };
}

/** A place far from every way that would lie on one the other way round has its longitude for its latitude. */
export async function placeErrorsAfter(tx: Queryable, record: Fields, given: Fields): Promise<FieldErrorCodes> {
  const at = placeGiven(record, given);
  if (at === null || (await hasWaypointNear(tx, at.place, at.own))) return {};
  return (await hasWaypointNear(tx, at.swapped, at.own)) ? isSwapped : {};
}

/** As waypoints are known without asking for them again. */
export interface KnownPlace extends LatLon {
  readonly uuid: string;
}

/** As `placeErrorsAfter`, before anything is written. @param waypoints all of them */
export function placeErrorsAmong(waypoints: readonly KnownPlace[], record: Fields, given: Fields): FieldErrorCodes {
  const at = placeGiven(record, given);
  if (at === null) return {};
  const isNear = (place: LatLon): boolean =>
    waypoints.some((waypoint) => waypoint.uuid !== at.own && liesAbout(waypoint, place));
  return !isNear(at.place) && isNear(at.swapped) ? isSwapped : {};
}
