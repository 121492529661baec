import type {
  PointOfInterestList,
  PointOfInterestListQuery,
  PointOfInterestSummary,
} from "#contract/places/points-of-interest.ts";
import type { UseCaseContext } from "../context.ts";
import { runInSteps } from "../workers/yield-to-event-loop.ts";
import { FilterError, listPage } from "../lists/list-page.ts";
import { compareNames } from "../lists/order-places.ts";
import { checkRoutes } from "#use-cases/content/route-summaries.ts";
import { townDirectory, findTowns } from "#use-cases/content/town-directory.ts";
import { pointOfInterestDirectory } from "#use-cases/content/point-of-interest-directory.ts";

/**
 * One page of the published points of interest that pass all filters.
 * @throws {FilterError} for an unknown route, town or kind
 */
export async function listPointsOfInterest(
  context: UseCaseContext,
  query: PointOfInterestListQuery,
): Promise<PointOfInterestList> {
  await checkRoutes(context, query.route);
  const towns = new Set(findTowns(await townDirectory(context), query.town).map(({ uuid }) => uuid));
  const directory = await pointOfInterestDirectory(context);
  const unknown = query.kind.find((kind) => !directory.kinds.includes(kind));
  if (unknown !== undefined) {
    throw new FilterError("kind", { kind: "not-one-of", value: unknown, values: directory.kinds });
  }
  const candidates = query.q ? await runInSteps(directory.index.findInSteps(query.q)) : directory.points;
  const results = candidates.filter(
    ({ routes, kind, town }) =>
      (query.route.length === 0 || routes.some((slug) => query.route.includes(slug))) &&
      (query.kind.length === 0 || query.kind.includes(kind)) &&
      (query.town.length === 0 || (town !== null && towns.has(town.uuid))),
  );
  const order = orderOf(query);
  return listPage(order ? results.toSorted(order) : results, query, (point) => point);
}

type Order = (a: PointOfInterestSummary, b: PointOfInterestSummary) => number;

/** Null keeps the order of relevance. */
function orderOf({ q, sort }: PointOfInterestListQuery): Order | null {
  if (sort === undefined && q) return null;
  const direction = sort === "-name" ? -1 : 1;
  return (a, b) => {
    const unnamed = Number(a.name === null) - Number(b.name === null);
    return unnamed || direction * compareNames({ ...a, name: a.name ?? "" }, { ...b, name: b.name ?? "" });
  };
}
