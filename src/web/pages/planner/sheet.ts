import { runInSteps } from "#use-cases/workers/yield-to-event-loop.ts";
import { drawSheet } from "#web/components/route-map/draw-sheet.ts";
import { mapLines, wholeRoute } from "#web/features/planner/map/map-lines.ts";
import { applicationContext } from "#web/server/app-context.ts";

import { groundOf } from "#web/pages/plans/plan-map.server.ts";
import type { Route } from "./+types/sheet.ts";
import { plannerMapBox } from "./planner-page.server.ts";

/** Routes of one plan. */
const most = 10;

/** The terrain of several routes: loaded by the planner if a plan continues on another route. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const slugs = [...new Set(url.searchParams.getAll("route"))].slice(0, most);
  const legRoutes = await Promise.all(slugs.map((slug) => groundOf(context.get(applicationContext), slug)));
  const routesWithArcs = legRoutes.filter(({ graph }) => graph.arcs.length > 0);
  if (routesWithArcs.length === 0) throw new Response("There is no such route.", { status: 404 });
  return Response.json(await runInSteps(drawSheet(mapLines(routesWithArcs.map(wholeRoute)), plannerMapBox)));
}
