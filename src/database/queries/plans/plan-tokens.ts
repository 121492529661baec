import { eq, type SQL, sql } from "drizzle-orm";
import type { SharedParts } from "#domain/plans/editing/shared-parts.ts";
import type { Queryable } from "#database/connection/connect.ts";
import { plan } from "#database/schema/plans/plan.ts";

/** Creates a calendar token unless there is one. @returns the current token; null if the plan does not exist */
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

/** What a link shows, and until when. */
export interface Sharing extends Partial<SharedParts> {
  /** ISO date of the last day; null until it is revoked. */
  readonly until?: string | null | undefined;
}

const columnOf = {
  notes: "shareNotes",
  prices: "sharePrices",
  carry: "shareCarry",
  today: "shareToday",
  diary: "shareDiary",
  photos: "sharePhotos",
  until: "shareUntil",
} as const;

/** Changes what a link shows. The version is incremented, so that cached copies of readers are refetched. */
function showing(sharing: Sharing) {
  // The keys of the table above.
  const parts = (Object.keys(columnOf) as (keyof typeof columnOf)[]).filter((part) => sharing[part] !== undefined);
  const moved = parts.map((part): SQL => sql`${plan[columnOf[part]]} IS DISTINCT FROM ${sharing[part]}`);
  return {
    ...Object.fromEntries(parts.map((part) => [columnOf[part], sharing[part]])),
    ...(moved.length > 0 && {
      version: sql`${plan.version} + CASE WHEN ${sql.join(moved, sql` OR `)} THEN 1 ELSE 0 END`,
    }),
  };
}

/**
 * Creates a share token unless there is one, and sets what it shows; omitted parts are unchanged.
 *
 * @returns the current token; null if the plan does not exist
 */
export async function ensureShareToken(
  db: Queryable,
  uuid: string,
  token: string,
  parts: Sharing,
): Promise<string | null> {
  const [row] = await db.drizzle
    .update(plan)
    .set({ shareToken: sql`coalesce(${plan.shareToken}, ${token})`, ...showing(parts) })
    .where(eq(plan.uuid, uuid))
    .returning({ token: plan.shareToken });
  return row?.token ?? null;
}

/** Also resets what is shown, so that a new link shows none of the owner's notes. */
export async function removeShareToken(db: Queryable, uuid: string): Promise<void> {
  const none = { notes: false, prices: false, carry: false, today: false, diary: false, photos: false };
  const nothing = showing({ ...none, until: null });
  await db.drizzle
    .update(plan)
    .set({ shareToken: null, ...nothing })
    .where(eq(plan.uuid, uuid));
}
