import { count, eq } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { accommodation } from "#database/schema/accommodation.ts";
import { arc } from "#database/schema/waypoint.ts";
import { town } from "#database/schema/town.ts";
import { contentRevision } from "#database/schema/data-set.ts";

/** How much is published. */
export interface ContentCounts {
  readonly towns: number;
  readonly houses: number;
  readonly legs: number;
}

/** Numbers of all published towns, houses and arcs. */
export async function countContent({ drizzle }: Queryable): Promise<ContentCounts> {
  const [towns] = await drizzle.select({ count: count() }).from(town).where(eq(town.published, true));
  const [houses] = await drizzle
    .select({ count: count() })
    .from(accommodation)
    .where(eq(accommodation.published, true));
  const [legs] = await drizzle.select({ count: count() }).from(arc).where(eq(arc.published, true));
  return { towns: towns?.count ?? 0, houses: houses?.count ?? 0, legs: legs?.count ?? 0 };
}

/** A number that goes up with every transaction that changes content. */
export async function readContentRevision(db: Queryable): Promise<number> {
  const [row] = await db.drizzle.select({ revision: contentRevision.revision }).from(contentRevision);
  if (row === undefined) throw new Error("The table content_revision has lost its row.");
  return row.revision;
}
