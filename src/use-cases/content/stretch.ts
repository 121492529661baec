import type { UseCaseContext } from "#use-cases/context.ts";
import { FilterError } from "../lists/list-page.ts";
import type { TownSummary } from "#contract/places/towns.ts";
import { townDirectory } from "./town-directory.ts";
import { routeForKm } from "./route-summaries.ts";

/** Filters for a part of one route. */
interface StretchQuery {
  readonly route: readonly string[];
  /** Slugs of towns on the main way, in either order; a missing one defaults to the end of the route on that side. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

type IsOnStretch = (town: Pick<TownSummary, "routes">) => boolean;

/**
 * Towns between two towns of a route, inclusive; towns off the main way have no kilometre and are left out. Null if no
 * stretch is requested.
 * @throws {FilterError} without exactly one route, and for a town that is not on its main way
 */
export async function stretchOf(context: UseCaseContext, query: StretchQuery): Promise<IsOnStretch | null> {
  const { route, from, to } = query;
  if (from === undefined && to === undefined) return null;
  const slug = routeForKm(route, from === undefined ? "to" : "from");
  const { bySlug } = await townDirectory(context);
  const kmIn = ({ routes }: Pick<TownSummary, "routes">) => routes.find((one) => one.slug === slug)?.km ?? null;
  const kmOf = (field: "from" | "to", name: string) => {
    const town = bySlug.get(name);
    const km = town ? kmIn(town) : null;
    if (km === null) throw new FilterError(field, { kind: "not-on-route", value: name });
    return km;
  };
  const first = from === undefined ? 0 : kmOf("from", from);
  const last = to === undefined ? Number.POSITIVE_INFINITY : kmOf("to", to);
  const [least, most] = first <= last ? [first, last] : [last, first];
  return (town) => {
    const km = kmIn(town);
    return km !== null && km >= least && km <= most;
  };
}
