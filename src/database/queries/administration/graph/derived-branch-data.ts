import { and, eq, isNotNull, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { decodePolyline, encodePolyline } from "#domain/geography/route-geometry/polyline.ts";
import { updateDistances } from "#database/derive-distances.ts";
import { branch } from "#database/schema/routes/segment.ts";
import type { Queryable } from "../../../connection/connect.ts";
import { arc, waypoint } from "../../../schema/routes/waypoint.ts";
import { loadBranchWays } from "./branch-ways.ts";

/** Moves the ends of arcs' lines to their waypoints. @param condition which arcs */
export async function moveLineEnds(tx: Queryable, condition: SQL | undefined): Promise<void> {
  const [from, to] = [alias(waypoint, "from"), alias(waypoint, "to")];
  const arcs = await tx.drizzle
    .select({ id: arc.id, line: arc.line, from: { lat: from.lat, lon: from.lon }, to: { lat: to.lat, lon: to.lon } })
    .from(arc)
    .innerJoin(from, eq(from.uuid, arc.fromWaypointUuid))
    .innerJoin(to, eq(to.uuid, arc.toWaypointUuid))
    .where(and(isNotNull(arc.line), condition));
  for (const { id, line, ...ends } of arcs) {
    const points = decodePolyline(line ?? "");
    const moved = encodePolyline([ends.from, ...points.slice(1, -1), ends.to]);
    if (moved === line) continue;
    await tx.drizzle.update(arc).set({ line: moved }).where(eq(arc.id, id));
  }
}

/**
 * Updates what is derived from the arcs of branches: where they leave and rejoin, and the distances from town to town.
 *
 * @param tx the transaction of the change
 */
export async function updateDerivedBranchData(tx: Queryable, uuids: readonly string[]): Promise<void> {
  for (const { uuid, steps } of await loadBranchWays(tx, uuids)) {
    const ends = { leavesWaypointUuid: steps[0]?.from ?? null, rejoinsWaypointUuid: steps.at(-1)?.to ?? null };
    await tx.drizzle.update(branch).set(ends).where(eq(branch.uuid, uuid));
  }
  await updateDistances(tx, uuids);
}
