import { inArray, sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { passwordResetRequest } from "#database/schema/password-reset-request.ts";

export type PasswordResetRequestRecord = typeof passwordResetRequest.$inferSelect;

export async function insertPasswordResetRequest(
  db: Queryable,
  values: Omit<PasswordResetRequestRecord, "uuid">,
): Promise<void> {
  await db.drizzle.insert(passwordResetRequest).values(values);
}

/** Takes the oldest request out; another process that takes at the same time gets another one. */
export async function takePasswordResetRequest(tx: Queryable): Promise<PasswordResetRequestRecord | null> {
  const oldest = tx.drizzle
    .select({ uuid: passwordResetRequest.uuid })
    .from(passwordResetRequest)
    .orderBy(sql`${passwordResetRequest.requestedAt}`)
    .limit(1)
    .for("update", { skipLocked: true });
  const [taken] = await tx.drizzle
    .delete(passwordResetRequest)
    .where(inArray(passwordResetRequest.uuid, oldest))
    .returning();
  return taken ?? null;
}
