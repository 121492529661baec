import type { OnwardLeg } from "../planner-options/options-of-legs.ts";
import type { RouteGraph } from "../route-graph/route-graph.ts";
import { leadsTo } from "../route-graph/leaving-towns.ts";
import { mainWay } from "../route-graph/main-way.ts";

/** A route as far as walking on is concerned. */
export interface OnwardRoute {
  readonly slug: string;
  /** Town slugs. */
  readonly start: string;
  readonly end: string;
  readonly graph: RouteGraph;
}

/**
 * Where one may walk on to from a town: to the end of each route that leads on from there, and where another route joins
 * two of its towns, to each of these, and to both in either order. The route by which one has come leads on from a goal off
 * its main way, as from Muxía to Fisterra.
 */
export function waysOn(routes: readonly OnwardRoute[], reached: { route: string; town: string }): OnwardLeg[][] {
  const from = reached.town;
  const isGoal = routes.some(({ start, end }) => start === from || end === from);
  return routes
    .filter(({ slug, graph }) => slug !== reached.route || (isGoal && !isOnMain(graph, from)))
    .filter(({ end, graph }) => leadsTo(graph, from, end))
    .flatMap(({ slug, start, end, graph }) => {
      const leg = (to: string, ...mustStop: string[]): OnwardLeg => ({ route: slug, from, to, mustStop });
      // One that goes round, or leads along the same route again, joins nothing.
      const joining = routes.filter(
        (other) =>
          other.slug !== slug &&
          other.start !== from &&
          start === from &&
          other.end !== end &&
          leadsTo(graph, from, other.start) &&
          leadsTo(graph, from, other.end),
      );
      const others = joining.flatMap((other): OnwardLeg[][] => [
        [leg(other.start)],
        [leg(other.end)],
        [leg(other.start), { route: other.slug, from: other.start, to: other.end, mustStop: [] }],
        ...(leadsTo(graph, other.end, other.start) ? [[leg(other.start, other.end)]] : []),
      ]);
      return [[leg(end)], ...others];
    });
}

function isOnMain(graph: RouteGraph, town: string): boolean {
  const place = graph.waypoints.find(({ townSlug }) => townSlug === town)?.uuid;
  return mainWay(graph).some((arc) => arc.from === place || arc.to === place);
}
