import type { FieldErrorCode } from "#messages/sentences/errors.ts";
import type { Queryable } from "#database/connection/connect.ts";
import { branchesOverArcs } from "#database/queries/administration/arc-paths.ts";
import {
  type BranchWay,
  branchesOverSegment,
  loadBranchWays,
  loadEndsOfRoute,
  loadStepsOfSegment,
  type Step,
} from "#database/queries/administration/graph/branch-ways.ts";
import { arcsOffRoute, hasOtherMain } from "#database/queries/administration/graph/on-route.ts";
import { loadWaypointPlaces } from "#database/queries/administration/graph/arcs-at-waypoint.ts";
import type { PathPoint } from "#database/queries/administration/records/waypoints.ts";
import type { Fields } from "#database/queries/administration/records/record-store.ts";
import { greatCircleM, type LatLon } from "#domain/geography/route-geometry/great-circle.ts";
import type { FieldErrorCodes } from "#use-cases/use-case-error.ts";
import { isUuid } from "#contract/http/field-types.ts";
import type { GivenRecord } from "./place-errors.ts";

type FieldErrors = Record<string, FieldErrorCode[]>;

/** Maximum distance in metres between the ends of a line and its waypoints; the ends are snapped to them. */
const nearM = 250;

/** Discontinuities: indices, from 0, of steps that do not begin where the previous one ends. */
function breaks(steps: readonly Step[]): number[] {
  return steps.flatMap(({ from }, index) => (index > 0 && steps[index - 1]?.to !== from ? [index] : []));
}

/** Whether each branch is one continuous way, and main ones lead from their route's start to its end. */
async function continuityErrors(tx: Queryable, ways: readonly BranchWay[], field: string): Promise<FieldErrors> {
  for (const { kind, routeUuid, steps } of ways) {
    if (breaks(steps).length > 0) return { [field]: ["branch_would_break"] };
    if (new Set(steps.map(({ arcId }) => arcId)).size < steps.length) return { [field]: ["arc_twice"] };
    if (kind !== "main") continue;
    const ends = await loadEndsOfRoute(tx, routeUuid);
    if (ends?.start !== steps[0]?.from || ends?.end !== steps.at(-1)?.to) return { [field]: ["main_misses_ends"] };
  }
  return {};
}

/** The arcs must not be shorter than the straight line, and their lines must connect their waypoints. */
export async function arcErrorsOf(db: Queryable, arcs: readonly GivenRecord[]): Promise<FieldErrorCodes[]> {
  const endsOf = ({ record }: GivenRecord) => [String(record["fromWaypointUuid"]), String(record["toWaypointUuid"])];
  const places = await loadWaypointPlaces(db, [...new Set(arcs.flatMap(endsOf).filter(isUuid))]);
  return arcs.map((arc) => {
    const [from, to] = endsOf(arc).map((uuid) => places.get(uuid));
    if (!from || !to) return {};
    const errors: FieldErrors = {};
    const straightM = greatCircleM(from, to);
    if (isElsewhere(arc.given["path"], { from, to })) errors["path"] = ["line_elsewhere"];
    // Half a per cent for the flattening of the earth, a metre for rounding.
    if (Number(arc.record["distanceM"]) + 1 + 0.005 * straightM < straightM)
      errors["distanceM"] = ["shorter_than_straight"];
    return errors;
  });
}

/** No branch over an arc may break when its ends change. */
export async function arcErrorsAfter(
  tx: Queryable,
  record: Fields,
  _given: Fields,
  before: Fields | null,
): Promise<FieldErrorCodes> {
  if (["fromWaypointUuid", "toWaypointUuid"].every((end) => record[end] === before?.[end])) return {};
  const ways = await loadBranchWays(tx, await branchesOverArcs(tx, [Number(record["id"])]));
  return continuityErrors(tx, ways, "fromWaypointUuid");
}

function isElsewhere(path: unknown, { from, to }: Readonly<Record<"from" | "to", LatLon>>): boolean {
  if (!Array.isArray(path)) return false;
  const isFar = ([lat, lon]: PathPoint, end: LatLon): boolean => greatCircleM({ lat, lon }, end) > nearM;
  return isFar(path.at(0), from) || isFar(path.at(-1), to);
}

/** The arcs of a segment must be continuous, and no branch over it may break. */
export async function segmentErrorsAfter(tx: Queryable, record: Fields): Promise<FieldErrorCodes> {
  const uuid = String(record["uuid"]);
  const apart = breaks(await loadStepsOfSegment(tx, uuid));
  if (apart.length > 0) return { arcs: ["arcs_do_not_join"], ...onePerPlace("arcs", apart) };
  return continuityErrors(tx, await loadBranchWays(tx, await branchesOverSegment(tx, uuid)), "arcs");
}

function onePerPlace(field: string, places: readonly number[]): FieldErrors {
  return Object.fromEntries(places.map((place) => [`${field}.${place}`, ["does_not_join"]]));
}

/** The segments of a branch must be continuous, from the waypoint where it leaves to the one where it rejoins. */
export async function branchErrorsAfter(tx: Queryable, record: Fields, given: Fields): Promise<FieldErrorCodes> {
  const [way] = await loadBranchWays(tx, [String(record["uuid"])]);
  if (!way) return {};
  const apart = new Set(breaks(way.steps).map((place) => way.steps[place]?.segmentUuid));
  const segments = record["segments"] as readonly string[];
  if (apart.size > 0) {
    const places = segments.flatMap((segment, place) => (apart.has(segment) ? [place] : []));
    return { segments: ["segments_do_not_join"], ...onePerPlace("segments", places) };
  }
  const errors: FieldErrors = {};
  for (const field of ["leaves", "rejoins"]) {
    if (typeof given[field] === "string" && given[field] !== record[field]) errors[field] = ["not_an_end"];
  }
  if (way.kind === "main" && (await hasOtherMain(tx, way.uuid, way.routeUuid))) errors["kind"] = ["main_twice"];
  return { ...errors, ...(await continuityErrors(tx, [way], "segments")) };
}

/** A closure must consist of arcs of its route. */
export async function closureErrorsAfter(tx: Queryable, record: Fields): Promise<FieldErrorCodes> {
  const arcs = record["arcs"] as readonly number[];
  const off = await arcsOffRoute(tx, arcs, String(record["routeUuid"]));
  if (off.length === 0) return {};
  return { arcs: ["arc_off_route"] };
}
