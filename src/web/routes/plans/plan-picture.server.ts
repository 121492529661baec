import type { ShownPlan } from "#contract/shown-plan.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { showRouteGraph } from "#use-cases/routes/show-route-graph.ts";
import { showRouteLines } from "#use-cases/routes/show-route-lines.ts";
import type { PlanPictureData } from "#web/features/plan-picture/plan-picture-data.ts";
import { writeWalk } from "#web/features/plan-picture/written-walk.ts";
import { drawSheet } from "#web/features/route-map/draw-sheet.ts";
import type { MapLine } from "#web/features/route-map/map-types.ts";
import type { RouteGround } from "#web/offline/plan/route-ground.ts";
import { walkOfDays } from "#web/offline/plan/walk-of-days.ts";
import { lineOfArcs, stopsOfDays } from "#web/offline/plan/way-of-days.ts";

/** The box the map of the first HTML is drawn for, in CSS pixels. */
const mapBox = { width: 800, height: 400 };

const nowhere: RouteGraph = { waypoints: [], arcs: [], branches: [], closures: [] };

/** Map and profile of a plan as they are drawn on the server; a leg whose route is gone is left out. */
export async function planPicture(context: UseCaseContext, plan: ShownPlan): Promise<PlanPictureData> {
  const slugs = [plan.input, ...plan.nextLegs].map(({ route }) => route);
  const grounds = await Promise.all(slugs.map((slug) => groundOf(context, slug)));
  const walks = plan.days.filter(({ kind }) => kind === "walk");
  const lines = walks.map((day): MapLine => {
    const ground = grounds[day.leg];
    return { kind: "main", points: ground ? lineOfArcs(ground, day.arcs) : [] };
  });
  const sheet = drawSheet(lines, mapBox);
  const stops = grounds.flatMap((ground, leg) =>
    stopsOfDays(
      ground,
      plan.days.filter((day) => day.leg === leg),
    ),
  );
  return {
    sheet,
    stops: [...new Map(stops.map((stop) => [stop.id, stop])).values()],
    days: writeWalk(walks, lines, sheet),
    side: writeSide(walkOfDays(walks, grounds)),
  };
}

function writeSide(walk: ReturnType<typeof walkOfDays>): PlanPictureData["side"] {
  return walk?.profile ? { profile: walk.profile, places: walk.places, summits: walk.summits } : null;
}

async function groundOf(context: UseCaseContext, slug: string): Promise<RouteGround> {
  const [graph, lines] = await Promise.all([showRouteGraph(context, slug), showRouteLines(context, slug)]);
  return { slug, graph: graph ?? nowhere, lines: lines ?? new Map() };
}
