import { townAddress } from "#contract/http/addresses.ts";
import type { TownPosition } from "#contract/places/towns.ts";
import { nextTowns, previousTowns, type NeighbouringTown } from "#domain/route-graph/towns/neighbouring-towns.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import { walkedMetres } from "#domain/route-graph/walks/shortest-walk.ts";
import { walkTotals } from "#domain/route-graph/walks/walk-totals.ts";
import { santiago } from "#domain/route-graph/towns/santiago.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { showRoute } from "#use-cases/routes/show-route.ts";
import { showRouteGraph } from "#use-cases/routes/show-route-graph.ts";
import type { TownDirectory } from "#use-cases/content/town-directory.ts";
import { routeSummaries } from "#use-cases/content/route-summaries.ts";
import { townOn } from "#domain/route-graph/graph-lookup.ts";

/**
 * Walking kilometres from the end of a route to Santiago: 0 if it ends there, else along the first route to Santiago
 * whose main way passes its end. Null if there is no such route, and for a route that begins in Santiago.
 */
async function kmFromEndToSantiago(context: UseCaseContext, routeSlug: string): Promise<number | null> {
  const routes = await routeSummaries(context);
  const route = routes.find(({ slug }) => slug === routeSlug);
  if (!route || route.start.slug === santiago) return null;
  if (route.end.slug === santiago) return 0;
  for (const onward of routes.filter(({ end }) => end.slug === santiago)) {
    const towns = (await showRoute(context, onward.slug))?.towns ?? [];
    const km = towns.find(({ slug }) => slug === route.end.slug)?.km ?? null;
    if (km !== null) return onward.totals.km - km;
  }
  return null;
}

/** The position of a town on a published route, or null if it is not on it. */
export async function positionOnRoute(
  context: UseCaseContext,
  directory: TownDirectory,
  routeSlug: string,
  townSlug: string,
): Promise<TownPosition | null> {
  const [route, graph] = await Promise.all([showRoute(context, routeSlug), showRouteGraph(context, routeSlug)]);
  const town = route?.towns.find(({ slug }) => slug === townSlug);
  const waypoint = townOn(graph, townSlug);
  if (!route || !graph || !town || !waypoint) return null;
  const onwards = await kmFromEndToSantiago(context, routeSlug);
  const kmFromStart = town.km ?? kmBetween(graph, route.start.slug, waypoint.uuid, "forward");
  const kmToEnd =
    town.km === null ? kmBetween(graph, route.end.slug, waypoint.uuid, "backward") : route.totals.km - town.km;
  return {
    slug: routeSlug,
    name: route.name,
    url: townAddress(routeSlug, townSlug),
    branches: town.branches,
    km: town.km,
    kmFromStart: rounded(kmFromStart),
    kmToEnd: rounded(kmToEnd),
    kmToSantiago: kmToEnd === null || onwards === null ? null : rounded(kmToEnd + onwards),
    previous: previousTowns(graph, waypoint.uuid).flatMap((one) => showNeighbour(one, directory)),
    next: nextTowns(graph, waypoint.uuid).flatMap((one) => showNeighbour(one, directory)),
  };
}

/** Distances are whole metres; differences of kilometres have rounding errors. */
function rounded(km: number | null): number | null {
  return km === null ? null : Math.round(km * 1000) / 1000;
}

function kmBetween(
  graph: RouteGraph,
  endSlug: string,
  waypointUuid: string,
  direction: "forward" | "backward",
): number | null {
  const end = townOn(graph, endSlug);
  const metres = end && walkedMetres(graph.arcs, end.uuid, direction).get(waypointUuid);
  return metres === undefined ? null : metres / 1000;
}

function showNeighbour({ town, arcs }: NeighbouringTown, directory: TownDirectory): TownPosition["next"][number][] {
  const entry = directory.bySlug.get(town.townSlug ?? "");
  if (!entry) return [];
  const { distanceM, notWalkedM, hours, ...climb } = walkTotals(arcs);
  const ascentM = climb.ascentUnknownM > 0 ? null : climb.ascentM;
  const descentM = climb.descentUnknownM > 0 ? null : climb.descentM;
  const [first, ...others] = arcs;
  const branches = first?.branches.filter((slug) => others.every((arc) => arc.branches.includes(slug))) ?? [];
  const { uuid, slug, name } = entry;
  return [
    { uuid, slug, name, km: distanceM / 1000, notWalkedKm: notWalkedM / 1000, ascentM, descentM, hours, branches },
  ];
}
