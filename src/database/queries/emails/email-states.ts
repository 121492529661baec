import { count } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { email, type EmailState } from "#database/schema/email.ts";

/** How many mails of the outbox are in each state; states without any are left out. */
export async function countEmailsByState(db: Queryable): Promise<ReadonlyMap<EmailState, number>> {
  const rows = await db.drizzle.select({ state: email.state, mails: count() }).from(email).groupBy(email.state);
  return new Map(rows.map(({ state, mails }) => [state, mails]));
}
