import type { TownChoice } from "#domain/planner/options/route-choices.ts";
import { isSlug } from "#contract/http/field-types.ts";
import type { RouteSummary } from "#contract/routes/routes.ts";
import { loadRouteClosures, type RouteClosure } from "#database/queries/routes/route-graph.ts";
import { loadTownSpellings } from "#database/queries/places/town-names.ts";
import type { RouteGraph, TownSize } from "#domain/route-graph/route-graph.ts";
import type { UseCaseContext } from "../context.ts";
import { walkableRoutes, withoutRoutes } from "#use-cases/content/route-summaries.ts";
import { showRoute } from "../routes/show-route.ts";
import { showRouteGraph } from "../routes/show-route-graph.ts";
import { type RouteLines, showRouteLines } from "#use-cases/routes/map-lines.ts";

/** A possible start, end or stop. */
interface PlannerTown extends TownChoice {
  readonly size: TownSize;
  /** Degrees, WGS84. */
  readonly lat: number;
  readonly lon: number;
}

/** All data of the planner page of one route. */
export interface PlannerFacts {
  readonly routes: readonly RouteSummary[];
  readonly route: RouteSummary;
  /** In the order of main, followed by those of other branches. */
  readonly towns: readonly PlannerTown[];
  readonly graph: RouteGraph;
  readonly lines: RouteLines;
  /** Stage ends of a guidebook, in order. */
  readonly stageEnds: readonly string[];
  /** Notes on closed stretches, with their translations. */
  readonly closureNotes: readonly Pick<RouteClosure, "note" | "notes">[];
}

/**
 * The data of the requested route, or of the first one if there is no such route.
 *
 * @throws UseCaseError `unavailable` while no route is published
 */
export async function showPlanner(context: UseCaseContext, slug: string | null): Promise<PlannerFacts> {
  const routes = await walkableRoutes(context);
  const route = routes.find((summary) => summary.slug === slug) ?? routes[0];
  if (!route) throw withoutRoutes();
  const [towns, detail, graph, lines, closureNotes] = await Promise.all([
    showPlannerTowns(context, route.slug),
    showRoute(context, route.slug),
    showRouteGraph(context, route.slug),
    showRouteLines(context, route.slug),
    context.content.getOrLoadBounded(`closure-notes ${route.slug}`, () =>
      loadRouteClosures(context.published, route.slug),
    ),
  ]);
  if (!towns || !graph) throw new Error(`The route ${route.slug} has no graph.`);
  const stageEnds = detail?.publishedStages.map(({ end }) => end.slug) ?? [];
  return { routes, route, towns, stageEnds, graph, lines: lines ?? new Map(), closureNotes: closureNotes ?? [] };
}

/** @returns null where there is no such route */
export async function showPlannerTowns(context: UseCaseContext, slug: string): Promise<readonly PlannerTown[] | null> {
  if (!isSlug(slug)) return null;
  return context.content.getOrLoadBounded(`planner-towns ${slug}`, async () => {
    const route = await showRoute(context, slug);
    if (!route) return null;
    const spellings = await loadTownSpellings(
      context.published,
      route.towns.map((town) => town.slug),
    );
    return route.towns.map((town) => ({
      slug: town.slug,
      name: town.name,
      spellings: spellings.get(town.slug) ?? [],
      size: town.size,
      lat: town.lat,
      lon: town.lon,
      km: town.km,
    }));
  });
}
