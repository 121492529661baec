import type { Queryable } from "#database/connection/connect.ts";
import { type CheckedPlace, haveWaypointNear } from "#database/queries/administration/graph/waypoint-near.ts";
import type { Fields } from "#database/queries/administration/records/record-store.ts";
import type { FieldErrorCodes } from "#use-cases/use-case-error.ts";

const isSwapped: FieldErrorCodes = { lat: ["place_swapped"], lon: ["place_swapped"] };

/** A record as it will be, and the fields that were requested. */
export interface GivenRecord {
  readonly record: Fields;
  readonly given: Fields;
}

/** The given coordinates; null if none were given. */
function placeGiven({ record: { lat, lon, waypointUuid, uuid }, given }: GivenRecord): CheckedPlace | null {
  if (given["lat"] === undefined && given["lon"] === undefined) return null;
  if (typeof lat !== "number" || typeof lon !== "number") return null;
  return { lat, lon, exceptUuid: String(waypointUuid ?? uuid) };
}

/** Those of the records that have a place without a waypoint nearby. */
async function placedApart(
  db: Queryable,
  places: ReadonlyMap<GivenRecord, CheckedPlace>,
): Promise<Map<GivenRecord, CheckedPlace>> {
  const near = await haveWaypointNear(db, [...places.values()]);
  return new Map([...places].filter((_, at) => near[at] === false));
}

/**
 * If the place of a record is far from every way, but would be on one with its coordinates swapped, they have been mixed
 * up.
 *
 * @returns errors by record, in the same order
 */
export async function placeErrorsOf(db: Queryable, records: readonly GivenRecord[]): Promise<FieldErrorCodes[]> {
  const places = records.flatMap((each) => {
    const place = placeGiven(each);
    return place ? [[each, place] as const] : [];
  });
  const apart = await placedApart(db, new Map(places));
  const swapped = [...apart].map(([each, { lat, lon, ...rest }]) => [each, { ...rest, lat: lon, lon: lat }] as const);
  const alsoApart = await placedApart(db, new Map(swapped));
  return records.map((each) => (apart.has(each) && !alsoApart.has(each) ? isSwapped : {}));
}
