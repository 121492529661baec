import { count, eq } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { accommodation } from "#database/schema/accommodation.ts";
import { arc } from "#database/schema/arc.ts";
import { town } from "#database/schema/town.ts";

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
