import { mainWay } from "#domain/route-graph/walks/main-way.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import { parsePlannerUrl } from "#domain/planner/options/url/parse-planner-url.ts";
import type { PlannerRoute, TownChoice } from "#domain/planner/options/route-choices.ts";
import { readLegOn } from "#web/components/plan-form/read-leg.ts";
import type { LegChoices } from "#web/components/plan-form/plan-form-page.ts";
import type { ChoiceSource } from "#web/components/plan-form/read-plan-form.ts";

import type { RouteName } from "#web/client/offline/offline-plan.ts";
import type { RouteData } from "#web/components/plan-map/load-route-data.ts";
import { waypointsByUuid } from "#domain/route-graph/graph-lookup.ts";

/**
 * The choices of the form from the saved routes of a plan. Towns are listed by their current names only, and routes
 * cannot be added.
 *
 * @param names of routes, if saved
 * @param drafted choices of options that were entered while online
 */
export function offlineWays(
  legRoutes: readonly RouteData[],
  names: readonly RouteName[],
  drafted: readonly LegChoices[],
): ChoiceSource {
  const routeOf = (slug: string, graph: RouteGraph): PlannerRoute => ({
    slug,
    name: names.find((route) => route.slug === slug)?.name ?? slug,
    ...endsOf(graph),
  });
  return {
    routes: async () => legRoutes.map(({ slug, graph }) => routeOf(slug, graph)),
    async readLeg(search) {
      const slug = search.getAll("route").at(-1);
      const routeData = legRoutes.find((each) => each.slug === slug);
      const noRoutes = async () => [];
      if (routeData) {
        const { graph } = routeData;
        return readLegOn({ route: routeOf(routeData.slug, graph), towns: townsOf(graph), graph }, search, noRoutes);
      }
      const choices = drafted.find(({ route }) => route.slug === slug);
      if (!choices) throw new Error(`Nothing is kept of the route ${slug}.`);
      return { ...parsePlannerUrl(`?${search}`, choices.route, choices.towns), choices };
    },
  };
}

/** The towns of a route in the order of the main way, each with its kilometre; towns off it follow. */
function townsOf(graph: RouteGraph): TownChoice[] {
  const way = mainWay(graph);
  const metres = new Map<string, number>();
  let walked = 0;
  for (const arc of way) {
    if (!metres.has(arc.from)) metres.set(arc.from, walked);
    if (arc.mode === "walk") walked += arc.distanceM;
    metres.set(arc.to, walked);
  }
  const order = new Map([...metres.keys()].map((uuid, index) => [uuid, index]));
  return graph.waypoints
    .toSorted((a, b) => (order.get(a.uuid) ?? Infinity) - (order.get(b.uuid) ?? Infinity) || 0)
    .flatMap(({ uuid, townSlug, name }) => {
      if (townSlug === undefined) return [];
      const metre = metres.get(uuid);
      const km = metre === undefined ? null : Math.round(metre / 100) / 10;
      return { slug: townSlug, name, spellings: [], km };
    });
}

/** Towns at which the main way starts and ends; empty if there are none. */
function endsOf(graph: RouteGraph): Pick<PlannerRoute, "start" | "end"> {
  const way = mainWay(graph);
  const slugOf = (uuid = "") => waypointsByUuid(graph).get(uuid)?.townSlug ?? "";
  return { start: slugOf(way[0]?.from), end: slugOf(way.at(-1)?.to) };
}
