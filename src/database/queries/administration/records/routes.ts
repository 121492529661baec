import { eq, sql } from "drizzle-orm";
import { pointOfInterestRoute } from "#database/schema/places/point-of-interest.ts";
import { publishedStage, route, routeFormerSlug } from "#database/schema/routes/route.ts";
import { attachedRows } from "./attached-rows.ts";
import { renameRouteInPlans } from "./rename-in-plans.ts";
import type { RecordStore } from "./record-store.ts";

export const routeStore: RecordStore = {
  table: route,
  searched: ["name", "nameEn", "slug"],
  lists: [{ table: publishedStage, owner: publishedStage.routeUuid, listed: publishedStage.endTownUuid }],
  attached: {
    publishedStages: attachedRows({ table: publishedStage, owner: publishedStage.routeUuid, isWhole: true }),
    formerSlugs: attachedRows({
      table: routeFormerSlug,
      owner: routeFormerSlug.routeUuid,
      outdated: sql`${routeFormerSlug.slug} IN (SELECT slug FROM ${route})`,
    }),
    pointsOfInterest: attachedRows({
      table: pointOfInterestRoute,
      owner: pointOfInterestRoute.routeUuid,
      otherEnd: { resource: "point-of-interest", links: "routes" },
    }),
  },
  /** A route without a position comes last. */
  prepare: async (_tx, { sort }) =>
    typeof sort === "number" ? {} : { sort: sql`least((SELECT coalesce(max(sort), 0) + 1 FROM route), 10000)` },
  /** Addresses with a previous slug of a route redirect to the current one; a slug in use redirects nowhere. */
  afterWrite: async (tx, uuid, before, after) => {
    const slug = String(after["slug"]);
    await tx.drizzle.delete(routeFormerSlug).where(eq(routeFormerSlug.slug, slug));
    if (before === null || before["slug"] === slug) return;
    const former = { slug: String(before["slug"]), routeUuid: uuid };
    await tx.drizzle
      .insert(routeFormerSlug)
      .values(former)
      .onConflictDoUpdate({ target: routeFormerSlug.slug, set: { routeUuid: uuid } });
    await renameRouteInPlans(tx, former.slug, slug);
  },
};
