import type { TownList, TownListQuery, TownSummary } from "#contract/places/towns.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { listPage } from "#use-cases/lists/list-page.ts";
import { runInSteps } from "#use-cases/workers/yield-to-event-loop.ts";
import { byKm, compareNames } from "#use-cases/lists/order-places.ts";
import { checkRoutes, routeForKm } from "#use-cases/content/route-summaries.ts";
import { stretchOf } from "#use-cases/content/stretch.ts";
import { townDirectory } from "#use-cases/content/town-directory.ts";

/** One page of the published towns that pass all filters. @throws {FilterError} as `findTowns` */
export async function listTowns(context: UseCaseContext, query: TownListQuery): Promise<TownList> {
  return listPage(await findTowns(context, query), query, (town) => town);
}

/**
 * All published towns that pass all filters, in the requested order.
 * @throws {FilterError} for an unknown route, for an order by km or a stretch without exactly one route, and for ends
 * of a stretch that are not on that route
 */
export async function findTowns(context: UseCaseContext, query: TownListQuery): Promise<readonly TownSummary[]> {
  await checkRoutes(context, query.route);
  const order = orderOf(query);
  const isOnStretch = await stretchOf(context, query);
  const directory = await townDirectory(context);
  const candidates = query.q ? await runInSteps(directory.index.findInSteps(query.q)) : directory.towns;
  const results = candidates.filter(
    ({ routes, services, size }) =>
      (query.route.length === 0 || routes.some(({ slug }) => query.route.includes(slug))) &&
      (!isOnStretch || isOnStretch({ routes })) &&
      (query.size.length === 0 || query.size.includes(size)) &&
      query.service.every((service) => services.includes(service)),
  );
  // Without words they stand by name.
  return order === null || (order === compareNames && !query.q) ? results : results.toSorted(order);
}

/** Null keeps the order of relevance. */
function orderOf({ q, sort, route }: TownListQuery): ((a: TownSummary, b: TownSummary) => number) | null {
  if (sort === undefined && q) return null;
  switch (sort ?? (new Set(route).size === 1 ? "km" : "name")) {
    case "km": {
      const slug = routeForKm(route);
      return byKm((town) => town.routes.find((one) => one.slug === slug)?.km ?? null);
    }
    case "houses":
      return (a, b) => b.houses - a.houses || compareNames(a, b);
    case "-name":
      return (a, b) => compareNames(b, a);
    default:
      return compareNames;
  }
}

/** The published town with this slug, or null if there is none or it is not on the route. */
export async function findTownOnRoute(
  context: UseCaseContext,
  routeSlug: string,
  townSlug: string,
): Promise<TownSummary | null> {
  const town = (await townDirectory(context)).bySlug.get(townSlug);
  return town?.routes.some(({ slug }) => slug === routeSlug) ? town : null;
}
