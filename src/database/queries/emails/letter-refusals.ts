import { and, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { email, letterRefusal } from "#database/schema/email.ts";

const keyOf = (address: string): string => address.toLowerCase();

/** @returns whether it is new that the address wants no more letters */
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

/** Whether no more letters are wanted at an address. */
export async function refusesLetters(db: Queryable, address: string): Promise<boolean> {
  const found = await db.drizzle
    .select()
    .from(letterRefusal)
    .where(eq(letterRefusal.address, keyOf(address)));
  return found.length > 0;
}

/** The same within a statement. @param address may be null */
export function isRefused(address: SQL): SQL<boolean> {
  return sql`exists (select from ${letterRefusal} where ${letterRefusal.address} = lower(${address}))`;
}

/** Why a letter is given up, for people. */
export const lettersRefused = "No more e-mails are wanted at this address.";

/** Gives up the letters to an address that wait to be sent. */
export async function giveUpLetters(tx: Queryable, address: string): Promise<void> {
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
