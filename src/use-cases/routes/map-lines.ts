import type { LinesOfRoute, RouteLineList, RouteMapWay } from "#contract/routes/route-map.ts";
import { type BranchArc, loadRouteBranches, type RouteBranch } from "#database/queries/routes/route-branches.ts";
import { decodePolyline, encodePolyline, isStraight } from "#domain/geography/route-geometry/polyline.ts";
import { simplifyLine } from "#domain/geography/route-geometry/simplify.ts";
import { cacheDerivedBounded, cacheDerived } from "../content/cache/cache-derived.ts";
import { tableVersions } from "../content/cache/table-versions.ts";
import type { UseCaseContext } from "../context.ts";
import { routeSummaries } from "#use-cases/content/route-summaries.ts";
import { withoutSpurs } from "#domain/geography/route-geometry/without-spurs.ts";
import { contiguousParts, mainWay } from "#domain/route-graph/walks/main-way.ts";
import type { GraphWaypoint, RouteGraph } from "#domain/route-graph/route-graph.ts";
import { showRouteGraph } from "./show-route-graph.ts";
import { isSlug } from "#contract/http/field-types.ts";
import { type LinePoint, loadArcLines } from "#database/queries/routes/route-lines.ts";
import { waypointsByUuid } from "#domain/route-graph/graph-lookup.ts";

/** Latitude, longitude and elevation, if known, of the points of each arc, by arc id. */
export type RouteLines = ReadonlyMap<number, readonly LinePoint[]>;

/** The lines of all arcs of a published route, or `null` for an unknown route. */
export async function showRouteLines(context: UseCaseContext, slug: string): Promise<RouteLines | null> {
  if (!isSlug(slug)) return null;
  const inputs = async () => [await tableVersions(context)];
  return cacheDerivedBounded(context, `route-lines ${slug}`, inputs, async (published) => {
    const graph = await showRouteGraph(context, slug);
    return (
      graph &&
      loadArcLines(
        published,
        graph.arcs.map(({ id }) => id),
      )
    );
  });
}

/** Maximum deviation in metres: three pixels at a zoom that shows the houses of a village. */
const toleranceM = 40;

/** Maximum deviation of an outline in metres, beside a thousandth of its length: less than a pixel of a small picture. */
const maxOutlineToleranceM = 220;

/** A line for small pictures and maps: latitude and longitude in degrees, precise to about ten metres. */
export type OutlinePoints = readonly (readonly [lat: number, lon: number])[];

const rounded = (degrees: number): number => Math.round(degrees * 10_000) / 10_000;

/**
 * The main way of a published route, simplified for small pictures, or `null` for an unknown route. One is cached per
 * route, of which there may be hundreds with thousands of points each.
 */
export async function showMainLine(context: UseCaseContext, slug: string): Promise<OutlinePoints | null> {
  const inputs = async () => [await tableVersions(context)];
  return cacheDerived(context, `main-line ${slug}`, inputs, async () => {
    const [graph, lines] = [await showRouteGraph(context, slug), await showRouteLines(context, slug)];
    if (!graph || !lines) return null;
    const way = mainWay(graph);
    const lengthM = way.reduce((metres, arc) => metres + arc.distanceM, 0);
    const pointsOfArcs = way.map(({ id }) => lines.get(id) ?? []);
    const points = withoutSpurs(pointsOfArcs, ([lat, lon]) => `${lat} ${lon}`).flat();
    const simplified = simplifyLine(
      points.map(([lat, lon]) => ({ lat, lon })),
      Math.min(maxOutlineToleranceM, lengthM / 1_000),
    );
    return simplified.map(({ lat, lon }) => [rounded(lat), rounded(lon)] as const);
  });
}

/** The lines of every published route, in the order of the routes, detailed enough to zoom in to villages. */
export async function listRouteLines(context: UseCaseContext): Promise<RouteLineList> {
  const data = await context.content.getOrLoad("lines of all routes", async () => {
    const routes: LinesOfRoute[] = [];
    for (const { slug, name } of await routeSummaries(context)) {
      const [graph, lines] = [await showRouteGraph(context, slug), await showRouteLines(context, slug)];
      if (!graph || !lines) continue;
      const ways = mapWays(await loadRouteBranches(context.published, slug), graph, lines, () => null);
      routes.push({ slug, name, lines: ways.flatMap(linesOfWay) });
    }
    return routes;
  });
  return { data: data ?? [] };
}

/** One line for each run of walked legs, and for each run of others. */
function linesOfWay({ kind, legs }: RouteMapWay): LinesOfRoute["lines"] {
  const runs: { isWalked: boolean; points: ReturnType<typeof decodePolyline> }[] = [];
  for (const { mode, line } of legs) {
    const [isWalked, points] = [mode === "walk", decodePolyline(line)];
    const last = runs.at(-1);
    if (last?.isWalked === isWalked) last.points.push(...points.slice(1));
    else runs.push({ isWalked, points: [...points] });
  }
  return runs.map(({ isWalked, points }) => ({
    kind: isWalked ? (kind === "main" ? "main" : "other") : "crossing",
    line: encodePolyline(simplifyLine(points, toleranceM)),
  }));
}

/**
 * The branches of a route as ways to draw and measure, the main way first. Arcs without a known line are straight.
 *
 * @param townIndex index of a town, by slug, in the list of towns; null for one that is not in it
 */
export function mapWays(
  branches: readonly RouteBranch[],
  graph: RouteGraph,
  lines: RouteLines,
  townIndex: (slug: string) => number | null,
): RouteMapWay[] {
  const waypoints = waypointsByUuid(graph);
  const mainArcs = branches.find(({ kind }) => kind === "main")?.arcs ?? [];
  const townAt = (uuid: string): number | null => {
    const slug = waypoints.get(uuid)?.townSlug;
    return slug === undefined ? null : townIndex(slug);
  };
  return branches.flatMap(({ slug, name, names, kind, arcs }) =>
    contiguousParts(arcs).map((part): RouteMapWay => {
      const end = part.at(-1)?.to;
      const linesOfArcs = part.map((arc) => lineOf(arc, lines, waypoints));
      const trimmed = withoutSpurs(linesOfArcs, ({ lat, lon }) => `${lat} ${lon}`);
      const joins = kind === "main" ? -1 : mainArcs.findIndex(({ from }) => from === end);
      return {
        slug,
        name,
        names,
        kind,
        from: townAt(part[0]?.from ?? ""),
        legs: part.map((arc, index) => {
          const walkedM = arc.mode === "walk" ? arc.distanceM : 0;
          return {
            line: encodePolyline(trimmed[index] ?? []),
            mode: arc.mode,
            walkedM,
            straight: isStraight(linesOfArcs[index] ?? [], walkedM),
            to: townAt(arc.to),
          };
        }),
        joinsMainAt: joins < 0 ? null : joins,
      };
    }),
  );
}

function lineOf({ id, from, to }: BranchArc, lines: RouteLines, waypoints: ReadonlyMap<string, GraphWaypoint>) {
  const points = lines.get(id) ?? [];
  if (points.length > 1) return points.map(([lat, lon]) => ({ lat, lon }));
  return [from, to].flatMap((uuid) => waypoints.get(uuid) ?? []);
}
