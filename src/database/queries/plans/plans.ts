import { and, asc, count, desc, eq, getTableColumns, gt, sql, type SQL } from "drizzle-orm";
import { routineFrom } from "#domain/plans/day-hours/day-routine.ts";
import type { StoredDay, StoredPlan } from "#domain/plans/editing/stored-plan.ts";
import { withLaterOptions } from "#domain/planner/options/with-defaults.ts";
import type { Queryable } from "#database/connection/connect.ts";
import { plan, planDay } from "#database/schema/plans/plan.ts";

/** A stored plan, with its days in order. */
export type PlanRecord = StoredPlan & Readonly<Omit<typeof plan.$inferSelect, keyof StoredPlan | "idempotencyKey">>;

/** The content written by a change of a plan. */
export type PlanContent = StoredPlan & Pick<PlanRecord, "name">;

const dayColumns = {
  key: planDay.key,
  leg: planDay.leg,
  number: planDay.number,
  kind: planDay.kind,
  from: planDay.fromTown,
  to: planDay.toTown,
  pinned: planDay.pinned,
  house: planDay.houseUuid,
  houseState: planDay.houseState,
  bookingReference: planDay.bookingReference,
  priceCents: planDay.priceCents,
  notes: planDay.notes,
  carry: planDay.carry,
};

/** The days of a plan, read in the same statement: they must be of the same version. */
const daysOfPlan = sql<readonly StoredDay[]>`coalesce(
  json_agg(json_build_object(${sql.join(
    Object.entries(dayColumns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`),
    sql`, `,
  )}) ORDER BY ${planDay.number}) FILTER (WHERE ${planDay.planUuid} IS NOT NULL), '[]'::json)`;

async function selectPlans(db: Queryable, which: SQL): Promise<PlanRecord[]> {
  const rows = await db.drizzle
    .select({ ...getTableColumns(plan), days: daysOfPlan })
    .from(plan)
    .leftJoin(planDay, eq(planDay.planUuid, plan.uuid))
    .where(which)
    .groupBy(plan.uuid)
    .orderBy(asc(plan.uuid));
  return rows.map((row) => ({ ...row, routine: routineFrom(row.routine), legs: row.legs.map(withLaterOptions) }));
}

export async function findPlan(db: Queryable, uuid: string): Promise<PlanRecord | null> {
  return (await selectPlans(db, eq(plan.uuid, uuid)))[0] ?? null;
}

export async function findPlanOfCalendar(db: Queryable, calendarToken: string): Promise<PlanRecord | null> {
  return (await selectPlans(db, eq(plan.calendarToken, calendarToken)))[0] ?? null;
}

/** A person's plans, the most recently changed first, with their numbers of days. */
export function listPlans(db: Queryable, ownerUuid: string) {
  return db.drizzle
    .select({
      uuid: plan.uuid,
      name: plan.name,
      version: plan.version,
      startDate: plan.startDate,
      legs: plan.legs,
      shareToken: plan.shareToken,
      createdAt: plan.createdAt,
      updatedAt: plan.updatedAt,
      days: count(planDay.number),
      walkingDays: sql<number>`(count(*) filter (where ${planDay.kind} = 'walk'))::int`,
    })
    .from(plan)
    .leftJoin(planDay, eq(planDay.planUuid, plan.uuid))
    .where(eq(plan.ownerUuid, ownerUuid))
    .groupBy(plan.uuid)
    .orderBy(desc(plan.updatedAt), desc(plan.uuid));
}

export async function countPlans(db: Queryable, ownerUuid: string): Promise<number> {
  return db.drizzle.$count(plan, eq(plan.ownerUuid, ownerUuid));
}

/** All plans of a person in full, one at a time: together they may exceed the memory. */
export async function* eachPlan(db: Queryable, ownerUuid: string): AsyncGenerator<PlanRecord> {
  const rows = await db.drizzle
    .select({ uuid: plan.uuid })
    .from(plan)
    .where(eq(plan.ownerUuid, ownerUuid))
    .orderBy(asc(plan.uuid));
  for (const { uuid } of rows) {
    const stored = await findPlan(db, uuid);
    if (stored) yield stored;
  }
}

/** @returns the uuid of the plan that the owner's request with this key has created, if it still exists */
export async function findPlanMadeBy(db: Queryable, ownerUuid: string, idempotencyKey: string): Promise<string | null> {
  const [row] = await db.drizzle
    .select({ uuid: plan.uuid })
    .from(plan)
    .where(and(eq(plan.ownerUuid, ownerUuid), eq(plan.idempotencyKey, idempotencyKey)));
  return row?.uuid ?? null;
}

/** Lets another plan be created with the key of a plan that has been changed since. */
export async function releaseChangedPlan(db: Queryable, ownerUuid: string, idempotencyKey: string): Promise<void> {
  await db.drizzle
    .update(plan)
    .set({ idempotencyKey: null })
    .where(and(eq(plan.ownerUuid, ownerUuid), eq(plan.idempotencyKey, idempotencyKey), gt(plan.version, 1)));
}

/** @param idempotencyKey unique among the owner's plans */
export async function insertPlan(
  tx: Queryable,
  { days, ...values }: PlanRecord,
  idempotencyKey: string | null = null,
): Promise<void> {
  await tx.drizzle.insert(plan).values({ ...values, idempotencyKey });
  await insertDays(tx, values.uuid, days);
}

/**
 * Writes a plan if the version the change is based on is current.
 *
 * @returns false if the version has changed, or the plan no longer exists; nothing is written then
 */
export async function replacePlan(
  tx: Queryable,
  { uuid, version }: Pick<PlanRecord, "uuid" | "version">,
  { days, ...values }: PlanContent,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx.drizzle
    .update(plan)
    .set({ ...values, version: version + 1, updatedAt: now })
    .where(and(eq(plan.uuid, uuid), eq(plan.version, version)));
  if (rowCount !== 1) return false;
  await tx.drizzle.delete(planDay).where(eq(planDay.planUuid, uuid));
  await insertDays(tx, uuid, days);
  return true;
}

async function insertDays(tx: Queryable, planUuid: string, days: readonly StoredDay[]): Promise<void> {
  if (days.length === 0) return;
  const rows = days.map(({ from, to, house, ...day }) => ({
    ...day,
    planUuid,
    fromTown: from,
    toTown: to,
    houseUuid: house,
  }));
  await tx.drizzle.insert(planDay).values(rows);
}

/** @returns false if the version has changed, or the plan no longer exists */
export async function deletePlan(
  db: Queryable,
  { uuid, version }: Pick<PlanRecord, "uuid" | "version">,
): Promise<boolean> {
  const { rowCount } = await db.drizzle.delete(plan).where(and(eq(plan.uuid, uuid), eq(plan.version, version)));
  return rowCount === 1;
}
