import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { Queryable } from "#database/connection/connect.ts";
import { recoveryCode, secondFactor } from "#database/schema/accounts/session.ts";
import { updateUser } from "./users.ts";

export type SecondFactorRecord = typeof secondFactor.$inferSelect;
type RecoveryCodeRecord = typeof recoveryCode.$inferSelect;

export async function findSecondFactor(db: Queryable, userUuid: string): Promise<SecondFactorRecord | null> {
  const [row] = await db.drizzle.select().from(secondFactor).where(eq(secondFactor.userUuid, userUuid));
  return row ?? null;
}

/** Replaces any other unconfirmed authenticator. */
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

/** Confirms the authenticator: from now on a code is required. */
export async function confirmSecondFactor(tx: Queryable, userUuid: string, now: Date): Promise<void> {
  await tx.drizzle.update(secondFactor).set({ confirmedAt: now }).where(eq(secondFactor.userUuid, userUuid));
  await updateUser(tx, userUuid, { secondFactorAt: now }, now);
}

/** From now on only the password is required. */
export async function deleteSecondFactor(tx: Queryable, userUuid: string, now: Date): Promise<void> {
  await tx.drizzle.delete(secondFactor).where(eq(secondFactor.userUuid, userUuid));
  await tx.drizzle.delete(recoveryCode).where(eq(recoveryCode.userUuid, userUuid));
  await updateUser(tx, userUuid, { secondFactorAt: null }, now);
}

/** Consumes the code of a 30-second step. @returns false if it, or a later one, has been used before */
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

/** Consumes a code. @returns false if it has already been used */
export async function deleteRecoveryCode(db: Queryable, uuid: string): Promise<boolean> {
  const used = await db.drizzle.delete(recoveryCode).where(eq(recoveryCode.uuid, uuid)).returning();
  return used.length > 0;
}

/** Replaces the remaining codes by new ones. */
export async function replaceRecoveryCodes(
  tx: Queryable,
  userUuid: string,
  codeHashes: readonly string[],
): Promise<void> {
  await tx.drizzle.delete(recoveryCode).where(eq(recoveryCode.userUuid, userUuid));
  await tx.drizzle.insert(recoveryCode).values(codeHashes.map((codeHash) => ({ userUuid, codeHash })));
}
