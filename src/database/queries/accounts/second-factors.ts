import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { recoveryCode, secondFactor } from "#database/schema/session.ts";
import { updateUser } from "./users.ts";

export type SecondFactorRecord = typeof secondFactor.$inferSelect;
export type RecoveryCodeRecord = typeof recoveryCode.$inferSelect;

export async function findSecondFactor(db: Queryable, userUuid: string): Promise<SecondFactorRecord | null> {
  const [found] = await db.drizzle.select().from(secondFactor).where(eq(secondFactor.userUuid, userUuid));
  return found ?? null;
}

/** Puts an authenticator that has not proved itself in the place of another such. */
export async function putPendingSecondFactor(
  db: Queryable,
  values: Pick<SecondFactorRecord, "userUuid" | "sealedSecret" | "createdAt" | "sessionUuid">,
): Promise<void> {
  await db.drizzle
    .insert(secondFactor)
    .values(values)
    .onConflictDoUpdate({
      target: secondFactor.userUuid,
      set: { ...values, lastStep: null },
      setWhere: isNull(secondFactor.confirmedAt),
    });
}

/** The authenticator has proved itself: a code is asked for from now on. */
export async function confirmSecondFactor(tx: Queryable, userUuid: string, now: Date): Promise<void> {
  await tx.drizzle.update(secondFactor).set({ confirmedAt: now }).where(eq(secondFactor.userUuid, userUuid));
  await updateUser(tx, userUuid, { secondFactorAt: now }, now);
}

/** Nothing but the password is asked for from now on. */
export async function deleteSecondFactor(tx: Queryable, userUuid: string, now: Date): Promise<void> {
  await tx.drizzle.delete(secondFactor).where(eq(secondFactor.userUuid, userUuid));
  await tx.drizzle.delete(recoveryCode).where(eq(recoveryCode.userUuid, userUuid));
  await updateUser(tx, userUuid, { secondFactorAt: null }, now);
}

/** Takes the code of a half minute. @returns false when it, or a later one, has been taken before */
export async function takeStep(db: Queryable, userUuid: string, step: number): Promise<boolean> {
  const taken = await db.drizzle
    .update(secondFactor)
    .set({ lastStep: step })
    .where(and(eq(secondFactor.userUuid, userUuid), or(isNull(secondFactor.lastStep), lt(secondFactor.lastStep, step))))
    .returning({ userUuid: secondFactor.userUuid });
  return taken.length > 0;
}

export function listRecoveryCodes(db: Queryable, userUuid: string): Promise<RecoveryCodeRecord[]> {
  return db.drizzle.select().from(recoveryCode).where(eq(recoveryCode.userUuid, userUuid));
}

export async function countRecoveryCodes(db: Queryable, userUuid: string): Promise<number> {
  return db.drizzle.$count(recoveryCode, eq(recoveryCode.userUuid, userUuid));
}

/** Uses a code up. @returns false when somebody else was faster */
export async function deleteRecoveryCode(db: Queryable, uuid: string): Promise<boolean> {
  const used = await db.drizzle.delete(recoveryCode).where(eq(recoveryCode.uuid, uuid)).returning();
  return used.length > 0;
}

/** Puts new codes in the place of those that are left. */
export async function replaceRecoveryCodes(
  tx: Queryable,
  userUuid: string,
  codeHashes: readonly string[],
): Promise<void> {
  await tx.drizzle.delete(recoveryCode).where(eq(recoveryCode.userUuid, userUuid));
  await tx.drizzle.insert(recoveryCode).values(codeHashes.map((codeHash) => ({ userUuid, codeHash })));
}
