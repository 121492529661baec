import type { MovementEffect, WaypointMove } from "#contract/administration/graph.ts";
import type { Queryable } from "#database/connection/connect.ts";
import { loadArcsAtWaypoint } from "#database/queries/administration/graph/arcs-at-waypoint.ts";
import { lockRecord } from "#database/queries/administration/records/change-records.ts";
import type { Change, Fields } from "#database/queries/administration/records/record-store.ts";
import { lengthWithMovedEnd } from "#domain/geography/route-geometry/measured-line.ts";
import type { WrittenFields } from "#contract/administration/record.ts";
import { requireEditor } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import type { ExpectedVersion } from "#use-cases/use-case-error.ts";
import { amendRecord } from "../records/change-record.ts";
import { openRecord } from "../records/open-record.ts";
import { resourceOf } from "../records/resource.ts";
import { refusing, writeContent } from "../records/write-record.ts";
import { impactOf, measureImpact } from "#use-cases/administration/records/impact.ts";

const waypoints = resourceOf("waypoints");
const arcs = resourceOf("arcs");

/**
 * The effect that moving a waypoint would have on its arcs, on branches and on plans. Writes nothing.
 *
 * @throws UseCaseError for everybody but editors, `not-found`, and `not-valid` as for the move itself
 */
export async function previewMovedWaypoint(
  context: UseCaseContext,
  uuid: string,
  place: WaypointMove,
): Promise<MovementEffect> {
  const change = { by: requireEditor(context).uuid, now: context.now() };
  let moved: MovementEffect["arcs"] = [];
  const impact = await refusing(() =>
    impactOf(context, async (tx) => {
      moved = await applyMove(tx, await openRecord(tx, waypoints, uuid, "any"), place, change);
    }),
  );
  return { arcs: moved, impact };
}

/**
 * Moves a waypoint. The ends of its arcs move with it, and their lengths change by that of their last stretch.
 *
 * @throws UseCaseError for everybody but editors, `not-found`, `version-missing`, and `not-valid` if an arc would
 * become impossible
 * @throws RecordConflict if somebody else has changed it first
 */
export async function moveWaypoint(
  context: UseCaseContext,
  uuid: string,
  place: WaypointMove,
  expected: ExpectedVersion,
): Promise<MovementEffect> {
  const change = { by: requireEditor(context).uuid, now: context.now() };
  return writeContent(context, async (tx) => {
    const before = await openRecord(tx, waypoints, uuid, expected);
    const { result, impact } = await measureImpact(tx, () => applyMove(tx, before, place, change));
    return { arcs: result, impact };
  });
}

/** A move that is undone: what the waypoint was, and by id what its arcs were that are as the move left them. */
interface UndoneMove {
  readonly waypoint: WrittenFields;
  readonly arcs: ReadonlyMap<string, WrittenFields>;
}

/**
 * Moves a waypoint in the caller's transaction, or moves it back. The entries of its arcs in the audit log refer to it.
 *
 * @param before the waypoint, locked
 * @throws UseCaseError `not-valid`
 */
export async function applyMove(
  tx: Queryable,
  before: Fields,
  place: WaypointMove,
  change: Change,
  undone?: UndoneMove,
): Promise<MovementEffect["arcs"]> {
  const movedWith = String(before["uuid"]);
  const action = undone ? "revert" : "update";
  const attachedArcs = await loadArcsAtWaypoint(tx, movedWith);
  await amendRecord(tx, waypoints, before, { ...place, ...undone?.waypoint }, change, { action });
  const effect: MovementEffect["arcs"] = [];
  for (const arc of attachedArcs) {
    const record = await lockRecord(tx, arcs.store, String(arc.id));
    if (record === null) throw new RangeError("an arc that meets a waypoint is there");
    const afterM = lengthWithMovedEnd(arc, arc.end, place);
    const written = undone?.arcs.get(String(arc.id)) ?? { distanceM: afterM };
    await amendRecord(tx, arcs, record, written, change, { action, movedWith });
    effect.push({ id: arc.id, name: String(record["name"]), beforeM: arc.distanceM, afterM });
  }
  return effect;
}
