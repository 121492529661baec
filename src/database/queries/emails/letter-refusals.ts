import { and, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#database/connection/connect.ts";
import { email, letterRefusal } from "#database/schema/emails/email.ts";

const keyOf = (address: string): string => address.toLowerCase();

/** @returns whether the refusal is new */
export async function insertLetterRefusal(tx: Queryable, address: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx.drizzle
    .insert(letterRefusal)
    .values({ address: keyOf(address), refusedAt: now })
    .onConflictDoNothing();
  return rowCount === 1;
}

/** @returns whether the address had refused letters */
export async function deleteLetterRefusal(tx: Queryable, address: string): Promise<boolean> {
  const { rowCount } = await tx.drizzle.delete(letterRefusal).where(eq(letterRefusal.address, keyOf(address)));
  return rowCount === 1;
}

/** Whether an address refuses letters. */
export async function refusesLetters(db: Queryable, address: string): Promise<boolean> {
  const rows = await db.drizzle
    .select()
    .from(letterRefusal)
    .where(eq(letterRefusal.address, keyOf(address)));
  return rows.length > 0;
}

/** The same as an SQL condition. @param address may be null */
export function isRefused(address: SQL): SQL<boolean> {
  return sql`exists (select from ${letterRefusal} where ${letterRefusal.address} = lower(${address}))`;
}

/** Error of a dropped letter, for display. */
export const lettersRefused = "No more e-mails are wanted at this address.";

/** Drops the queued letters to an address. */
export async function cancelQueuedLetters(tx: Queryable, address: string): Promise<void> {
  await tx.drizzle
    .update(email)
    .set({ state: "failed", nextAttemptAt: null, error: lettersRefused })
    .where(
      and(
        isNotNull(email.accommodationUuid),
        eq(sql`lower(${email.to})`, keyOf(address)),
        inArray(email.state, ["queued", "kept"]),
      ),
    );
}
