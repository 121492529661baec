import { arrivalsByRoute } from "#domain/crowding/pilgrim-figures.ts";
import { mainWay } from "#domain/route-graph/walks/main-way.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { showRoute } from "#use-cases/routes/show-route.ts";
import { showRouteGraph } from "#use-cases/routes/show-route-graph.ts";
import { showLineQuality } from "#use-cases/routes/show-way.ts";

/** What helps to choose between routes, besides their figures. */
interface ComparedRoute {
  readonly slug: string;
  /** A description in English and Spanish; null if not written yet. */
  readonly summary: string | null;
  readonly summaryEs: string | null;
  /** Arrivals in Santiago in the year of the statistics; null if unknown. */
  readonly pilgrims: number | null;
  /** The highest place on its main way with known elevation; null if there is none. */
  readonly highest: { readonly name: string; readonly metres: number } | null;
  /** Share of its length with a known path, from 0 to 1: elsewhere its line has few points or is straight. */
  readonly surveyed: number | null;
}

/** The routes with these slugs, in order; unknown slugs are left out. */
export async function showComparedRoutes(
  context: UseCaseContext,
  slugs: readonly string[],
): Promise<readonly ComparedRoute[]> {
  const compared = await Promise.all(
    slugs.map(async (slug): Promise<ComparedRoute[]> => {
      const [route, graph] = await Promise.all([showRoute(context, slug), showRouteGraph(context, slug)]);
      if (!route || !graph) return [];
      const { summary, summaryEs } = route;
      const quality = await showLineQuality(context, slug);
      const pilgrims = arrivalsByRoute[slug] ?? null;
      return [{ slug, summary, summaryEs, pilgrims, highest: highestOf(graph), surveyed: quality?.surveyed ?? null }];
    }),
  );
  return compared.flat();
}

function highestOf(graph: RouteGraph): ComparedRoute["highest"] {
  const passed = new Set(mainWay(graph).flatMap(({ from, to }) => [from, to]));
  const elevations = graph.waypoints.flatMap(({ uuid, name, elevationM }) =>
    elevationM === null || !passed.has(uuid) ? [] : [{ name, metres: elevationM }],
  );
  return elevations.reduce<ComparedRoute["highest"]>((top, one) => (top && top.metres >= one.metres ? top : one), null);
}
