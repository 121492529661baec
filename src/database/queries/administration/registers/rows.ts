import { and, asc, count, eq, gt, ilike, inArray, or, type SQL, sql } from "drizzle-orm";
import type { RowKind } from "#domain/house-registers/register-import.ts";
import type { Queryable } from "../../../connection/connect.ts";
import { likePattern } from "#database/conditions.ts";
import { insertRows } from "#database/rows.ts";
import { accommodation } from "../../../schema/places/accommodation.ts";
import { registerRow } from "../../../schema/administration/register-import.ts";
import { town } from "../../../schema/routes/town.ts";

export type RowRecord = typeof registerRow.$inferSelect;
export type NewRow = typeof registerRow.$inferInsert;

interface RowFilter {
  readonly kind?: RowKind | undefined;
  readonly isTicked?: boolean | undefined;
  /** Words in the name or the place, in the register or ours. */
  readonly q?: string | undefined;
  readonly lines?: readonly number[] | undefined;
}

/** A row with its house and town. */
export interface NamedRow extends RowRecord {
  readonly house: { readonly slug: string; readonly name: string } | null;
  readonly town: { readonly slug: string; readonly name: string } | null;
}

export async function insertRegisterRows(tx: Queryable, rows: readonly NewRow[]): Promise<void> {
  await insertRows(tx, registerRow, rows);
}

function condition(importUuid: string, { kind, isTicked, q, lines }: RowFilter): SQL | undefined {
  const like = likePattern(q ?? "");
  return and(
    eq(registerRow.importUuid, importUuid),
    kind === undefined ? undefined : eq(registerRow.kind, kind),
    isTicked === undefined ? undefined : eq(registerRow.isTicked, isTicked),
    lines === undefined ? undefined : inArray(registerRow.line, [...lines]),
    q === undefined || q === ""
      ? undefined
      : or(
          ilike(registerRow.name, like),
          ilike(registerRow.place, like),
          sql`EXISTS (SELECT FROM ${accommodation} WHERE ${accommodation.uuid} = ${registerRow.houseUuid} AND ${ilike(accommodation.name, like)})`,
        ),
  );
}

/** One page of a file's changes, ordered by the names in the register. */
export async function listRows(
  db: Queryable,
  importUuid: string,
  filter: RowFilter,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<{ readonly rows: NamedRow[]; readonly total: number }> {
  const where = condition(importUuid, filter);
  const rows = await db.drizzle
    .select({
      row: registerRow,
      house: { slug: accommodation.slug, name: accommodation.name },
      town: { slug: town.slug, name: town.name },
    })
    .from(registerRow)
    .leftJoin(accommodation, eq(accommodation.uuid, registerRow.houseUuid))
    .leftJoin(town, sql`${town.uuid} = coalesce(${registerRow.townUuid}, ${accommodation.townUuid})`)
    .where(where)
    .orderBy(asc(registerRow.place), asc(registerRow.name), asc(registerRow.line))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return {
    rows: rows.map(({ row, house, town: place }) => ({ ...row, house, town: place })),
    total: await db.drizzle.$count(registerRow, where),
  };
}

/** The number of selected rows of each kind. */
export async function countTicked(db: Queryable, importUuid: string): Promise<Partial<Record<RowKind, number>>> {
  const counted = await db.drizzle
    .select({ kind: registerRow.kind, total: count() })
    .from(registerRow)
    .where(and(eq(registerRow.importUuid, importUuid), eq(registerRow.isTicked, true)))
    .groupBy(registerRow.kind);
  return Object.fromEntries(counted.map(({ kind, total }) => [kind, total]));
}

/** Selects or deselects rows, with the changes to apply. @returns the number of matching rows */
export async function tickRows(
  tx: Queryable,
  importUuid: string,
  filter: RowFilter,
  isTicked: boolean,
  fields?: readonly string[],
): Promise<number> {
  const ticked = await tx.drizzle
    .update(registerRow)
    .set({ isTicked, ...(fields && { fields: [...fields] }) })
    .where(condition(importUuid, filter))
    .returning({ line: registerRow.line });
  return ticked.length;
}

/** Selected rows after a line, in order. */
export function tickedAfter(tx: Queryable, importUuid: string, line: number, limit: number): Promise<RowRecord[]> {
  return tx.drizzle
    .select()
    .from(registerRow)
    .where(and(eq(registerRow.importUuid, importUuid), eq(registerRow.isTicked, true), gt(registerRow.line, line)))
    .orderBy(asc(registerRow.line))
    .limit(limit);
}
