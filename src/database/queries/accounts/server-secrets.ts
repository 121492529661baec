import { eq } from "drizzle-orm";
import type { Queryable } from "#database/connection/connect.ts";
import { serverSecret } from "#database/schema/accounts/server-state.ts";

/** The secret of this name; set by the first caller among all processes. */
export async function readOrCreateServerSecret(db: Queryable, name: string, proposed: string): Promise<string> {
  await db.drizzle.insert(serverSecret).values({ name, value: proposed }).onConflictDoNothing();
  const [stored] = await db.drizzle
    .select({ value: serverSecret.value })
    .from(serverSecret)
    .where(eq(serverSecret.name, name));
  if (stored === undefined) throw new Error(`The secret ${name} was not kept.`);
  return stored.value;
}

/** Replaces the secret of this name. */
export async function replaceServerSecret(db: Queryable, name: string, value: string): Promise<void> {
  await db.drizzle
    .insert(serverSecret)
    .values({ name, value })
    .onConflictDoUpdate({ target: serverSecret.name, set: { value } });
}
