import { eq, sql } from "drizzle-orm";
import { newUuid } from "#database/rows.ts";
import type { Queryable } from "../../../connection/connect.ts";
import { segment, segmentArc } from "../../../schema/routes/segment.ts";
import { branchesOverSegment } from "../graph/branch-ways.ts";
import { updateDerivedBranchData } from "../graph/derived-branch-data.ts";
import { type ListTable, readListedKeys, type RecordStore } from "./record-store.ts";

const arcsOfSegments: ListTable = {
  table: segmentArc,
  owner: segmentArc.segmentUuid,
  listed: segmentArc.arcId,
  order: segmentArc.position,
};

async function writeArcs(tx: Queryable, uuid: string, arcs: readonly number[]): Promise<void> {
  await tx.drizzle.delete(segmentArc).where(eq(segmentArc.segmentUuid, uuid));
  if (arcs.length === 0) return;
  await tx.drizzle
    .insert(segmentArc)
    .values(arcs.map((arcId, index) => ({ segmentUuid: uuid, position: index + 1, arcId })));
}

export const segmentStore: RecordStore = {
  table: segment,
  searched: ["name", "key"],
  name: sql`coalesce(segment.name, segment.key)`,
  lists: [arcsOfSegments],
  parts: {
    fields: ["arcs"],
    read: async (db, uuids) => {
      const listed = await readListedKeys(db, arcsOfSegments, uuids);
      return new Map([...listed].map(([uuid, arcs]) => [uuid, { arcs }]));
    },
    write: (tx, uuid, { arcs }) => writeArcs(tx, uuid, arcs as readonly number[]),
  },
  onRoute: (slug) => sql`segment.uuid IN (
    SELECT branch_segment.segment_uuid FROM branch_segment
    JOIN branch ON branch.uuid = branch_segment.branch_uuid
    JOIN route ON route.uuid = branch.route_uuid
    WHERE route.slug = ${slug}
  )`,
  prepare: async (_tx, { key }) => (typeof key === "string" ? {} : { key: newUuid() }),
  afterWrite: async (tx, uuid) => updateDerivedBranchData(tx, await branchesOverSegment(tx, uuid)),
};
