import type { LinesOfRoute, RouteLineList } from "#contract/routes/route-lines.ts";
import type { RouteMapWay } from "#contract/routes/route-map.ts";
import { loadRouteBranches } from "#database/queries/routes/route-branches.ts";
import { decodePolyline, encodePolyline } from "#domain/route-geometry/polyline.ts";
import { simplifyLine } from "#domain/route-geometry/simplify.ts";
import type { UseCaseContext } from "../context.ts";
import { mapWays } from "./map-ways.ts";
import { routeSummaries } from "#use-cases/content/route-summaries.ts";
import { showRouteGraph } from "./show-route-graph.ts";
import { showRouteLines } from "./show-route-lines.ts";

/** Metres a line may lie beside the true one: three pixels where one sees the houses of a village. */
const toleranceM = 40;

/** The lines of every published route, in the order of the routes, fine enough to look at villages from near. */
export async function listRouteLines(context: UseCaseContext): Promise<RouteLineList> {
  const data = await context.content.remember("lines of all routes", async () => {
    const routes: LinesOfRoute[] = [];
    for (const { slug, name } of await routeSummaries(context)) {
      const [graph, lines] = [await showRouteGraph(context, slug), await showRouteLines(context, slug)];
      if (!graph || !lines) continue;
      const ways = mapWays(await loadRouteBranches(context.database, slug), graph, lines, () => null);
      routes.push({ slug, name, lines: ways.flatMap(linesOfWay) });
    }
    return routes;
  });
  return { data: data ?? [] };
}

/** One line for each run of legs that are walked, or that are not. */
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
