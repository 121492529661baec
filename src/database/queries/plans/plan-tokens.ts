import { eq, type SQL, sql } from "drizzle-orm";
import type { SharedParts } from "#domain/plan-editing/shared-parts.ts";
import type { Queryable } from "#database/connect.ts";
import { plan } from "#database/schema/plan.ts";

/** A calendar's address for a plan that has none. @returns the token that it has then; null when the plan is gone */
export async function ensureCalendarToken(db: Queryable, uuid: string, token: string): Promise<string | null> {
  const [row] = await db.drizzle
    .update(plan)
    .set({ calendarToken: sql`coalesce(${plan.calendarToken}, ${token})` })
    .where(eq(plan.uuid, uuid))
    .returning({ token: plan.calendarToken });
  return row?.token ?? null;
}

export async function removeCalendarToken(db: Queryable, uuid: string): Promise<void> {
  await db.drizzle.update(plan).set({ calendarToken: null }).where(eq(plan.uuid, uuid));
}

/** What a link shows from now on. The version moves with it, so that copies of readers are fetched anew. */
function showing({ notes, prices, carry }: Partial<SharedParts>) {
  const columns: [typeof plan.shareNotes | typeof plan.sharePrices | typeof plan.shareCarry, boolean | undefined][] = [
    [plan.shareNotes, notes],
    [plan.sharePrices, prices],
    [plan.shareCarry, carry],
  ];
  const moved = columns.flatMap(([column, wanted]): SQL[] =>
    wanted === undefined ? [] : [sql`${column} IS DISTINCT FROM ${wanted}`],
  );
  return {
    ...(notes !== undefined && { shareNotes: notes }),
    ...(prices !== undefined && { sharePrices: prices }),
    ...(carry !== undefined && { shareCarry: carry }),
    ...(moved.length > 0 && {
      version: sql`${plan.version} + CASE WHEN ${sql.join(moved, sql` OR `)} THEN 1 ELSE 0 END`,
    }),
  };
}

/**
 * Gives a plan a share link unless it has one, and says what it shows; what is not named stays.
 *
 * @returns the token that it has then; null when the plan is gone
 */
export async function ensureShareToken(
  db: Queryable,
  uuid: string,
  token: string,
  parts: Partial<SharedParts>,
): Promise<string | null> {
  const [row] = await db.drizzle
    .update(plan)
    .set({ shareToken: sql`coalesce(${plan.shareToken}, ${token})`, ...showing(parts) })
    .where(eq(plan.uuid, uuid))
    .returning({ token: plan.shareToken });
  return row?.token ?? null;
}

/** The next link shows nothing of what is the owner's own again. */
export async function removeShareToken(db: Queryable, uuid: string): Promise<void> {
  const nothing = showing({ notes: false, prices: false, carry: false });
  await db.drizzle
    .update(plan)
    .set({ shareToken: null, ...nothing })
    .where(eq(plan.uuid, uuid));
}
