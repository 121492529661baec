import { eq, sql, inArray } from "drizzle-orm";
import { newUuid } from "#database/rows.ts";
import type { Queryable } from "../../../connection/connect.ts";
import { segment, segmentArc, branch, branchSegment } from "../../../schema/routes/segment.ts";
import { branchesOverSegment } from "../graph/branch-ways.ts";
import { updateDerivedBranchData } from "../graph/derived-branch-data.ts";
import { correctedLengths } from "./corrected-lengths.ts";
import { type ListTable, readListedKeys, type RecordStore, type Fields } from "./record-store.ts";

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
  outdatedBranches: branchesOverSegment,
};

const segmentsOfBranches: ListTable = {
  table: branchSegment,
  owner: branchSegment.branchUuid,
  listed: branchSegment.segmentUuid,
  order: branchSegment.position,
};

async function readWays(db: Queryable, uuids: readonly string[]): Promise<ReadonlyMap<string, Fields>> {
  const segments = await readListedKeys(db, segmentsOfBranches, uuids);
  const ends = await db.drizzle
    .select({
      uuid: branch.uuid,
      leaves: branch.leavesWaypointUuid,
      rejoins: branch.rejoinsWaypointUuid,
      names: branch.nameTranslations,
    })
    .from(branch)
    .where(inArray(branch.uuid, [...uuids]));
  return new Map(
    ends.map(({ uuid, names, ...both }) => [
      uuid,
      { ...both, nameEs: names["es"] ?? null, segments: segments.get(uuid) ?? [] },
    ]),
  );
}

async function writeSegments(tx: Queryable, uuid: string, segments: readonly string[]): Promise<void> {
  await tx.drizzle.delete(branchSegment).where(eq(branchSegment.branchUuid, uuid));
  if (segments.length === 0) return;
  await tx.drizzle
    .insert(branchSegment)
    .values(segments.map((segmentUuid, index) => ({ branchUuid: uuid, position: index + 1, segmentUuid })));
}

async function writeSpanishName(tx: Queryable, uuid: string, name: string | null): Promise<void> {
  const names =
    name === null
      ? sql`${branch.nameTranslations} - 'es'`
      : sql`${branch.nameTranslations} || ${JSON.stringify({ es: name })}::jsonb`;
  await tx.drizzle.update(branch).set({ nameTranslations: names }).where(eq(branch.uuid, uuid));
}

/** Where a branch leaves and rejoins follows from its segments. */
export const branchStore: RecordStore = {
  table: branch,
  searched: ["name", "slug", "note"],
  lists: [segmentsOfBranches],
  parts: {
    fields: ["segments", "leaves", "rejoins", "nameEs"],
    read: readWays,
    write: async (tx, uuid, { segments, nameEs }) => {
      if (segments !== undefined) await writeSegments(tx, uuid, segments as readonly string[]);
      if (nameEs !== undefined) await writeSpanishName(tx, uuid, nameEs as string | null);
    },
  },
  attached: { correctedLengths },
  onRoute: (slug) => sql`branch.route_uuid IN (SELECT uuid FROM route WHERE slug = ${slug})`,
  // At once: its ends are fields of the record.
  afterWrite: (tx, uuid) => updateDerivedBranchData(tx, [uuid]),
};
