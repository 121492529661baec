import { and, desc, eq, inArray, isNull, lt, or } from "drizzle-orm";
import type { ImportState } from "#domain/house-registers/register-import.ts";
import type { Queryable } from "../../../connection/connect.ts";
import {
  registerFile,
  registerImport,
  registerMapping,
  registerRow,
} from "../../../schema/administration/register-import.ts";
import { user } from "../../../schema/accounts/user.ts";

export type ImportRecord = typeof registerImport.$inferSelect;
export type NamedImport = ImportRecord & { readonly byName: string | null };

/** Stores a file with its known facts. @param text compressed, in base64 */
export async function insertImport(
  tx: Queryable,
  row: typeof registerImport.$inferInsert,
  text: string,
): Promise<ImportRecord> {
  const [inserted] = await tx.drizzle.insert(registerImport).values(row).returning();
  if (!inserted) throw new Error("a row that was inserted comes back");
  await tx.drizzle.insert(registerFile).values({ importUuid: inserted.uuid, text });
  return inserted;
}

export async function findImport(db: Queryable, uuid: string): Promise<NamedImport | null> {
  const [row] = await db.drizzle
    .select({ one: registerImport, byName: user.name })
    .from(registerImport)
    .leftJoin(user, eq(user.uuid, registerImport.createdBy))
    .where(eq(registerImport.uuid, uuid));
  return row ? { ...row.one, byName: row.byName } : null;
}

/** Which of some imports are applied and not undone. */
export async function appliedImports(db: Queryable, uuids: readonly string[]): Promise<ReadonlySet<string>> {
  if (uuids.length === 0) return new Set();
  const rows = await db.drizzle
    .select({ uuid: registerImport.uuid })
    .from(registerImport)
    .where(and(inArray(registerImport.uuid, [...uuids]), eq(registerImport.state, "applied")));
  return new Set(rows.map(({ uuid }) => uuid));
}

/** An import, locked until the end of the transaction; null if there is none. */
export async function lockImport(tx: Queryable, uuid: string): Promise<ImportRecord | null> {
  const [row] = await tx.drizzle.select().from(registerImport).where(eq(registerImport.uuid, uuid)).for("update");
  return row ?? null;
}

/** One page of imports, the newest first. */
export async function listImports(
  db: Queryable,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<{ readonly imports: NamedImport[]; readonly total: number }> {
  const rows = await db.drizzle
    .select({ one: registerImport, byName: user.name })
    .from(registerImport)
    .leftJoin(user, eq(user.uuid, registerImport.createdBy))
    .orderBy(desc(registerImport.createdAt), desc(registerImport.uuid))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return {
    imports: rows.map(({ one, byName }) => ({ ...one, byName })),
    total: await db.drizzle.$count(registerImport),
  };
}

export async function changeImport(
  tx: Queryable,
  uuid: string,
  fields: Partial<typeof registerImport.$inferInsert>,
): Promise<void> {
  await tx.drizzle.update(registerImport).set(fields).where(eq(registerImport.uuid, uuid));
}

/** The number of files that are queued or being compared. */
export async function countInProgress(db: Queryable): Promise<number> {
  return db.drizzle.$count(registerImport, inArray(registerImport.state, ["mapping", "waiting", "comparing"]));
}

/** Background work on a file. */
const tasks = {
  compare: ["waiting", "comparing"],
  write: ["applying", "undoing"],
} as const satisfies Record<string, readonly ImportState[]>;

/** Claims the next file that is queued, or whose process has died, for this process alone. */
export async function claimNextImport(
  db: Queryable,
  task: keyof typeof tasks,
  now: Date,
  leasedUntil: Date,
): Promise<ImportRecord | null> {
  const next = db.drizzle
    .select({ uuid: registerImport.uuid })
    .from(registerImport)
    .where(
      and(
        inArray(registerImport.state, tasks[task]),
        or(isNull(registerImport.leasedUntil), lt(registerImport.leasedUntil, now)),
      ),
    )
    .orderBy(registerImport.createdAt)
    .limit(1)
    .for("update", { skipLocked: true });
  const [taken] = await db.drizzle
    .update(registerImport)
    .set({ ...(task === "compare" && { state: "comparing" }), leasedUntil, rowsDone: 0 })
    .where(inArray(registerImport.uuid, next))
    .returning();
  return taken ?? null;
}

/** Stores the progress of work on a file. @returns false if it has been cancelled */
export async function saveProgress(
  db: Queryable,
  { uuid, state }: Pick<ImportRecord, "uuid" | "state">,
  rowsDone: number,
  leasedUntil: Date,
): Promise<boolean> {
  const noted = await db.drizzle
    .update(registerImport)
    .set({ rowsDone, leasedUntil })
    .where(and(eq(registerImport.uuid, uuid), eq(registerImport.state, state)))
    .returning({ uuid: registerImport.uuid });
  return noted.length > 0;
}

/** The stored text of a file; null if it has been deleted. */
export async function readImportFile(db: Queryable, importUuid: string): Promise<string | null> {
  const [row] = await db.drizzle.select().from(registerFile).where(eq(registerFile.importUuid, importUuid));
  return row?.text ?? null;
}

export async function deleteImportFile(tx: Queryable, importUuid: string): Promise<void> {
  await tx.drizzle.delete(registerFile).where(eq(registerFile.importUuid, importUuid));
}

export async function deleteImportRows(tx: Queryable, importUuid: string): Promise<void> {
  await tx.drizzle.delete(registerRow).where(eq(registerRow.importUuid, importUuid));
}

/** Deletes files and rows of imports before a given day; those never applied are cancelled. */
export async function deleteOldImports(tx: Queryable, before: Date): Promise<void> {
  const old = tx.drizzle
    .select({ uuid: registerImport.uuid })
    .from(registerImport)
    .where(lt(registerImport.createdAt, before));
  await tx.drizzle.delete(registerFile).where(inArray(registerFile.importUuid, old));
  await tx.drizzle.delete(registerRow).where(inArray(registerRow.importUuid, old));
  await tx.drizzle
    .update(registerImport)
    .set({ state: "cancelled" })
    .where(
      and(
        lt(registerImport.createdAt, before),
        inArray(registerImport.state, ["mapping", "waiting", "comparing", "ready"]),
      ),
    );
}

type Mapping = typeof registerMapping.$inferSelect;

/** An editor's mapping of a header; null if there is none. */
export async function findMapping(db: Queryable, header: string): Promise<Mapping | null> {
  const [row] = await db.drizzle.select().from(registerMapping).where(eq(registerMapping.header, header));
  return row ?? null;
}

export async function saveMapping(tx: Queryable, mapping: Mapping): Promise<void> {
  const { header: _, ...values } = mapping;
  await tx.drizzle
    .insert(registerMapping)
    .values(mapping)
    .onConflictDoUpdate({ target: registerMapping.header, set: values })
    .execute();
}
