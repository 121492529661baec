import type { RouteMap } from "#contract/routes/route-map.ts";
import { isSlug } from "#contract/http/field-types.ts";
import { loadRouteBranches } from "#database/queries/routes/route-branches.ts";
import { loadRouteTowns } from "#database/queries/routes/route-towns.ts";
import { accommodationsByTown } from "#use-cases/content/accommodation-records.ts";
import { accommodationDirectory } from "#use-cases/content/accommodation-directory.ts";
import { townDirectory } from "#use-cases/content/town-directory.ts";
import type { UseCaseContext } from "../context.ts";
import { compareNames } from "../lists/order-places.ts";
import { pointOfInterestDirectory } from "#use-cases/content/point-of-interest-directory.ts";
import { mapWays, showRouteLines } from "./map-lines.ts";
import { showRoute } from "./show-route.ts";
import { showRouteGraph } from "./show-route-graph.ts";
import type { PlanTown } from "#contract/plans/plan-houses.ts";
import { townsWithHouses } from "#use-cases/content/towns-with-houses.ts";

/** All data of a published route for the interactive map, or `null` for an unknown route. */
export async function showRouteMap(context: UseCaseContext, slug: string): Promise<RouteMap | null> {
  if (!isSlug(slug)) return null;
  const [route, graph, lines] = await Promise.all([
    showRoute(context, slug),
    showRouteGraph(context, slug),
    showRouteLines(context, slug),
  ]);
  if (!route || !graph || !lines) return null;
  const [branches, towns] = await Promise.all([
    loadRouteBranches(context.published, slug),
    loadRouteTowns(context.published, slug, await accommodationsByTown(context)),
  ]);
  const indexOf = new Map(towns.map((town, index) => [town.slug, index]));
  return {
    slug,
    name: route.name,
    ways: mapWays(branches, graph, lines, (townSlug) => indexOf.get(townSlug) ?? null),
    towns: towns.map(({ distanceM, slug: townSlug, name, size, lat, lon, houses, services }) => ({
      slug: townSlug,
      name,
      size,
      lat,
      lon,
      km: distanceM === null ? null : distanceM / 1000,
      houses,
      services,
    })),
    houses: await housesIn(context, indexOf),
    points: await showRoutePoints(context, slug),
  };
}

async function housesIn(context: UseCaseContext, towns: ReadonlyMap<string, number>): Promise<RouteMap["houses"]> {
  const { bySlug } = await townDirectory(context);
  const { byTown } = await accommodationDirectory(context);
  const houses = [...towns.keys()].flatMap((town) => byTown.get(bySlug.get(town)?.uuid ?? "") ?? []);
  return houses
    .toSorted(compareNames)
    .flatMap(({ record: { slug, name, type, lat, lon, status }, town: { slug: townSlug } }) => {
      const town = towns.get(townSlug);
      if (town === undefined || lat === null || lon === null) return [];
      return { slug, name, type, lat, lon, town, closed: status !== "open" };
    });
}

/** Points of interest along a route; none for an unknown route. */
export async function showRoutePoints(context: UseCaseContext, slug: string): Promise<RouteMap["points"]> {
  const { points } = await pointOfInterestDirectory(context);
  return points
    .filter(({ routes }) => routes.includes(slug))
    .map(({ kind, name, nameLanguage, lat, lon, openingHours }) => ({
      kind,
      name,
      lat,
      lon,
      ...(nameLanguage && { nameLanguage }),
      ...(openingHours !== null && { hours: openingHours }),
    }));
}

/** The towns of a route with all of their houses and contacts, or `null` for an unknown route. */
export async function showRouteHouses(context: UseCaseContext, slug: string): Promise<readonly PlanTown[] | null> {
  const towns = (await townDirectory(context)).byRoute.get(slug);
  return towns
    ? townsWithHouses(
        context,
        towns.map((town) => town.slug),
      )
    : null;
}
