import { eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../../../connection/connect.ts";
import { newUuid } from "#database/rows.ts";
import { closure, closureArc } from "../../../schema/routes/closure.ts";
import { type ListTable, readListedKeys, type Fields, type RecordStore } from "./record-store.ts";

/** The arcs of a closure have no order; they are sorted by id. */
const arcsOfClosures: ListTable = {
  table: closureArc,
  owner: closureArc.closureUuid,
  listed: closureArc.arcId,
  order: closureArc.arcId,
};

async function readStretches(db: Queryable, uuids: readonly string[]): Promise<ReadonlyMap<string, Fields>> {
  const arcs = await readListedKeys(db, arcsOfClosures, uuids);
  const rows = await db.drizzle
    .select({ uuid: closure.uuid, notes: closure.noteTranslations })
    .from(closure)
    .where(inArray(closure.uuid, [...uuids]));
  return new Map(rows.map(({ uuid, notes }) => [uuid, { arcs: arcs.get(uuid) ?? [], noteEs: notes["es"] ?? null }]));
}

async function writeStretch(tx: Queryable, uuid: string, { arcs, noteEs }: Fields): Promise<void> {
  if (arcs !== undefined) {
    await tx.drizzle.delete(closureArc).where(eq(closureArc.closureUuid, uuid));
    const ids = [...new Set(arcs as readonly number[])];
    if (ids.length > 0) {
      await tx.drizzle.insert(closureArc).values(ids.map((arcId) => ({ closureUuid: uuid, arcId })));
    }
  }
  if (noteEs !== undefined) {
    const spanish = noteEs === null ? sql`${closure.noteTranslations} - 'es'` : withSpanish(String(noteEs));
    await tx.drizzle.update(closure).set({ noteTranslations: spanish }).where(eq(closure.uuid, uuid));
  }
}

function withSpanish(note: string) {
  return sql`${closure.noteTranslations} || ${JSON.stringify({ es: note })}::jsonb`;
}

export const closureStore: RecordStore = {
  table: closure,
  searched: ["key", "note"],
  lists: [arcsOfClosures],
  parts: { fields: ["arcs", "noteEs"], read: readStretches, write: writeStretch },
  onRoute: (slug) => sql`closure.route_uuid IN (SELECT uuid FROM route WHERE slug = ${slug})`,
  prepare: async (_tx, { key }) => (typeof key === "string" ? {} : { key: newUuid() }),
};
