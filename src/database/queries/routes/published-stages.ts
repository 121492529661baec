import { and, asc, eq } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { publishedStage } from "#database/schema/published-stage.ts";
import { route } from "#database/schema/route.ts";
import { town } from "#database/schema/town.ts";

/** A day's walk with the figures that a guidebook gives it. */
export interface PublishedStage {
  /** From 1. */
  readonly number: number;
  readonly end: { readonly slug: string; readonly name: string };
  readonly distanceM: number;
  readonly ascentM: number | null;
  readonly descentM: number | null;
  /** Who published the figures. */
  readonly source: string | null;
}

/** The published stages of a published route in their order; empty when none are known. */
export async function loadPublishedStages(db: Queryable, routeSlug: string): Promise<readonly PublishedStage[]> {
  const rows = await db.drizzle
    .select({
      number: publishedStage.number,
      end: { slug: town.slug, name: town.name },
      distanceM: publishedStage.distanceM,
      ascentM: publishedStage.ascentM,
      descentM: publishedStage.descentM,
      sources: publishedStage.sources,
    })
    .from(publishedStage)
    .innerJoin(route, eq(route.uuid, publishedStage.routeUuid))
    .innerJoin(town, eq(town.uuid, publishedStage.endTownUuid))
    .where(and(eq(route.slug, routeSlug), eq(route.published, true), eq(publishedStage.published, true)))
    .orderBy(asc(publishedStage.number));
  return rows.map(({ sources, ...facts }) => ({ ...facts, source: sources["distanceM"]?.source ?? null }));
}
