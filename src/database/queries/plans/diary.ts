import { and, asc, count, eq, sql } from "drizzle-orm";
import type { Queryable } from "#database/connection/connect.ts";
import { plan } from "#database/schema/plans/plan.ts";
import { planDiary, planPhoto } from "#database/schema/plans/plan-diary.ts";

type DiaryRecord = typeof planDiary.$inferSelect;
export type PlanPhotoRecord = typeof planPhoto.$inferSelect;

export function listDiary(db: Queryable, planUuid: string): Promise<DiaryRecord[]> {
  return db.drizzle.select().from(planDiary).where(eq(planDiary.planUuid, planUuid)).orderBy(asc(planDiary.date));
}

/** All diary entries of a person, plan by plan. */
export function listDiariesOf(db: Queryable, ownerUuid: string): Promise<DiaryRecord[]> {
  return db.drizzle
    .select({ diary: planDiary })
    .from(planDiary)
    .innerJoin(plan, eq(plan.uuid, planDiary.planUuid))
    .where(eq(plan.ownerUuid, ownerUuid))
    .orderBy(asc(planDiary.planUuid), asc(planDiary.date))
    .then((rows) => rows.map(({ diary }) => diary));
}

/**
 * Writes a day if the version the change is based on is current; 0 for a new entry.
 *
 * @returns false if the version has changed; nothing is written then
 */
export async function writeDiary(
  tx: Queryable,
  { version, ...values }: Omit<DiaryRecord, "updatedAt"> & { readonly updatedAt: Date },
): Promise<boolean> {
  if (version === 0) {
    const { rowCount } = await tx.drizzle.insert(planDiary).values(values).onConflictDoNothing();
    return rowCount === 1;
  }
  const { planUuid, date, ...rest } = values;
  const { rowCount } = await tx.drizzle
    .update(planDiary)
    .set({ ...rest, version: version + 1 })
    .where(and(eq(planDiary.planUuid, planUuid), eq(planDiary.date, date), eq(planDiary.version, version)));
  return rowCount === 1;
}

export function listPlanPhotos(db: Queryable, planUuid: string): Promise<PlanPhotoRecord[]> {
  return db.drizzle
    .select()
    .from(planPhoto)
    .where(eq(planPhoto.planUuid, planUuid))
    .orderBy(asc(planPhoto.date), asc(planPhoto.createdAt), asc(planPhoto.uuid));
}

export function listPlanPhotosOf(db: Queryable, ownerUuid: string): Promise<PlanPhotoRecord[]> {
  return db.drizzle
    .select({ photo: planPhoto })
    .from(planPhoto)
    .innerJoin(plan, eq(plan.uuid, planPhoto.planUuid))
    .where(eq(plan.ownerUuid, ownerUuid))
    .orderBy(asc(planPhoto.planUuid), asc(planPhoto.date))
    .then((rows) => rows.map(({ photo }) => photo));
}

export async function findPlanPhoto(db: Queryable, uuid: string): Promise<PlanPhotoRecord | null> {
  const [row] = await db.drizzle.select().from(planPhoto).where(eq(planPhoto.uuid, uuid));
  return row ?? null;
}

/** The number of photos of a plan, and of those on a date. */
export async function countPlanPhotos(
  db: Queryable,
  planUuid: string,
  date: string,
): Promise<{ readonly ofPlan: number; readonly ofDay: number }> {
  const [row] = await db.drizzle
    .select({ ofPlan: count(), ofDay: sql<number>`(count(*) filter (where ${planPhoto.date} = ${date}))::int` })
    .from(planPhoto)
    .where(eq(planPhoto.planUuid, planUuid));
  return row ?? { ofPlan: 0, ofDay: 0 };
}

/** Locks a plan against adding photos until the end of the transaction. @returns whether there is such a plan */
export async function lockPlan(tx: Queryable, uuid: string): Promise<boolean> {
  const rows = await tx.drizzle.select({ uuid: plan.uuid }).from(plan).where(eq(plan.uuid, uuid)).for("update");
  return rows.length === 1;
}

/** @returns false if its uuid is taken */
export async function insertPlanPhoto(tx: Queryable, values: PlanPhotoRecord): Promise<boolean> {
  const { rowCount } = await tx.drizzle.insert(planPhoto).values(values).onConflictDoNothing();
  return rowCount === 1;
}

export async function captionPlanPhoto(db: Queryable, uuid: string, caption: string): Promise<void> {
  await db.drizzle.update(planPhoto).set({ caption }).where(eq(planPhoto.uuid, uuid));
}

export async function deletePlanPhoto(db: Queryable, uuid: string): Promise<void> {
  await db.drizzle.delete(planPhoto).where(eq(planPhoto.uuid, uuid));
}
