import { and, eq } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { accommodation, accommodationFormerSlug } from "#database/schema/accommodation.ts";
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

/** The uuid of the house that one of this slug turned out to be, or null. */
export async function findHouseOfFormer(db: Queryable, former: string): Promise<string | null> {
  const [found] = await db.drizzle
    .select({ uuid: accommodation.uuid })
    .from(accommodationFormerSlug)
    .innerJoin(accommodation, eq(accommodation.uuid, accommodationFormerSlug.accommodationUuid))
    .where(eq(accommodationFormerSlug.slug, former));
  return found?.uuid ?? null;
}
