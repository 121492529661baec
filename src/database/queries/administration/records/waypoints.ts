import { eq, or, sql } from "drizzle-orm";
import type { Queryable } from "../../../connection/connect.ts";
import { arc, searchedTextOfWaypoint, waypoint } from "../../../schema/routes/waypoint.ts";
import { moveLineEnds } from "../graph/derived-branch-data.ts";
import { waypointOnRoute } from "#database/queries/administration/graph/on-route.ts";
import type { Change, Fields, RecordStore } from "./record-store.ts";

/** Moves a waypoint and the ends of the lines that meet there. */
export async function moveWaypoint(tx: Queryable, uuid: string, place: Fields, { by, now }: Change): Promise<void> {
  const version = sql`${waypoint.version} + 1`;
  await tx.drizzle
    .update(waypoint)
    .set({ ...place, version, updatedAt: now, updatedBy: by })
    .where(eq(waypoint.uuid, uuid));
  await moveLines(tx, uuid);
}

async function moveLines(tx: Queryable, uuid: string): Promise<void> {
  await moveLineEnds(tx, or(eq(arc.fromWaypointUuid, uuid), eq(arc.toWaypointUuid, uuid)));
}

const isMoved = (before: Fields | null, after: Fields): boolean =>
  before !== null && (before["lat"] !== after["lat"] || before["lon"] !== after["lon"]);

export const waypointStore: RecordStore = {
  table: waypoint,
  searched: ["name", "slug"],
  searchedText: searchedTextOfWaypoint(waypoint),
  onRoute: (slug) => waypointOnRoute(waypoint.uuid, slug),
  afterWrite: async (tx, uuid, before, after) => {
    if (isMoved(before, after)) await moveLines(tx, uuid);
  },
};
