import type { FoundPlaces } from "#use-cases/finders/found-places.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { showRouteOutlines } from "#use-cases/home/show-route-outlines.ts";
import { showStartPlaces } from "#use-cases/routes/show-start-places.ts";
import { townDirectory } from "#use-cases/content/town-directory.ts";

import { finderMap } from "./finder-map.ts";

interface Asked {
  readonly route: readonly string[];
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** What both finders show around their list: choices of routes and towns, and the map. For loaders only. */
export async function finderSurroundings(context: UseCaseContext, { route, from, to }: Asked, found: FoundPlaces) {
  const outlines = await showRouteOutlines(context);
  const [only, ...others] = route;
  const stretch = only === undefined || others.length > 0 ? null : await showStartPlaces(context, only);
  const { bySlug } = await townDirectory(context);
  const ends = [bySlug.get(from ?? ""), bySlug.get(to ?? "")].flatMap((town) =>
    town ? [[town.lat, town.lon] as const] : [],
  );
  return {
    routes: outlines.map(({ slug, name }) => ({ slug, name })),
    /** Towns of the one route that was asked for, in walking order. */
    stretch: stretch?.places ?? [],
    fromKm: bySlug.get(from ?? "")?.routes.find(({ slug }) => slug === only)?.km ?? null,
    map: finderMap(found.corners ?? ends, outlines, route),
  };
}
