import { eq } from "drizzle-orm";
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
  return {
    towns: await drizzle.$count(town, eq(town.published, true)),
    houses: await drizzle.$count(accommodation, eq(accommodation.published, true)),
    legs: await drizzle.$count(arc, eq(arc.published, true)),
  };
}

/** A number that goes up with every transaction that changes content. */
export async function readContentRevision(db: Queryable): Promise<number> {
  const [row] = await db.drizzle.select({ revision: contentRevision.revision }).from(contentRevision);
  if (row === undefined) throw new Error("The table content_revision has lost its row.");
  return row.revision;
}
