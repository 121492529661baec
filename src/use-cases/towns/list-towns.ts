import type { TownList, TownListQuery, TownSummary } from "#contract/towns.ts";
import type { UseCaseContext } from "../context.ts";
import { listPage } from "../list-page.ts";
import { byKm, compareNames } from "../order-places.ts";
import { checkRoutes, routeForKm } from "../routes/check-routes.ts";
import { townDirectory } from "./town-directory.ts";

/**
 * Published towns that pass all filters, one page of them.
 * @throws {FilterError} for a route that does not exist, and for the order by km without exactly one route
 */
export async function listTowns(context: UseCaseContext, query: TownListQuery): Promise<TownList> {
  await checkRoutes(context, query.route);
  const order = orderOf(query);
  const directory = await townDirectory(context);
  const candidates = query.q ? directory.index.find(query.q).map(({ town }) => town) : directory.towns;
  const found = candidates.filter(
    ({ routes, services }) =>
      (query.route.length === 0 || routes.some(({ slug }) => query.route.includes(slug))) &&
      query.service.every((service) => services.includes(service)),
  );
  return listPage(order ? found.toSorted(order) : found, query, (town) => town);
}

/** Null keeps the best match first. */
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
