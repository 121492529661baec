import { contentRevision } from "#database/schema/content-revision.ts";
import type { Queryable } from "#database/connect.ts";

/** A number that goes up with every transaction that changes content. */
export async function readContentRevision(db: Queryable): Promise<number> {
  const [row] = await db.drizzle.select({ revision: contentRevision.revision }).from(contentRevision);
  if (row === undefined) throw new Error("The table content_revision has lost its row.");
  return row.revision;
}
