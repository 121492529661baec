import { isSlug } from "#contract/http/field-types.ts";
import { loadRouteTowns } from "#database/queries/routes/route-towns.ts";
import { findRoute } from "#database/queries/routes/routes.ts";
import { accommodationsByTown } from "../content/accommodation-records.ts";
import type { UseCaseContext } from "../context.ts";

/** Where a walk on a route may begin and end. */
export interface StartPlaces {
  readonly route: string;
  /** Towns of the main way in walking order. */
  readonly places: readonly { readonly slug: string; readonly name: string }[];
  /** Slugs of the route's own ends. */
  readonly start: string;
  readonly end: string;
}

/** The choices for a form that asks for start and end, or `null` for an unknown route. */
export async function showStartPlaces(context: UseCaseContext, slug: string): Promise<StartPlaces | null> {
  if (!isSlug(slug)) return null;
  return context.content.getOrLoadBounded(`start-places ${slug}`, async () => {
    const route = await findRoute(context.published, slug);
    if (!route) return null;
    const towns = await loadRouteTowns(context.published, slug, await accommodationsByTown(context));
    return {
      route: slug,
      places: towns.filter((town) => town.distanceM !== null).map((town) => ({ slug: town.slug, name: town.name })),
      start: route.start.slug,
      end: route.end.slug,
    };
  });
}
