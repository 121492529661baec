import { and, eq } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { route, routeFormerSlug } from "#database/schema/route.ts";

/** The slug of the published route that once had this one, or null. */
export async function findSlugOfFormer(db: Queryable, former: string): Promise<string | null> {
  const [found] = await db.drizzle
    .select({ slug: route.slug })
    .from(routeFormerSlug)
    .innerJoin(route, eq(route.uuid, routeFormerSlug.routeUuid))
    .where(and(eq(routeFormerSlug.slug, former), eq(route.published, true)));
  return found?.slug ?? null;
}
