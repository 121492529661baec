import { startTransition, useEffect, useMemo, useState } from "react";

import type { EditorPlan } from "#contract/plans/plan-editor.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import { drawWalk, walkLines } from "#web/components/plan-map/draw-walk.ts";
import type { PlanMapData } from "#web/components/plan-map/plan-map-data.ts";
import { loadLines, type RouteData } from "#web/components/plan-map/load-route-data.ts";
import { whenLoaded } from "#web/client/when-loaded.ts";

export type LegRouteData = readonly RouteData[] | null;

/** Map and profile of an edited plan; the server's until the lines of its routes are loaded. */
export function useEditedMap(first: PlanMapData, plan: EditorPlan, legRoutes: LegRouteData): PlanMapData {
  // Text on a day does not change the way.
  const way = JSON.stringify(
    plan.days.map(({ leg, kind, arcs, number, from, to, km }) => ({ leg, kind, arcs, number, from, to, km })),
  );
  return useMemo(() => {
    if (!legRoutes) return first;
    const days = JSON.parse(way) as Parameters<typeof drawWalk>[0];
    return drawWalk(days, walkLines(days, legRoutes), legRoutes, first.sheet);
  }, [first, legRoutes, way]);
}

/** Graphs and lines of the routes of a plan, leg by leg; null until both are loaded. @param isNeeded before it is, no lines are loaded */
export function useRouteData(plan: EditorPlan, graphs: readonly RouteGraph[] | null, isNeeded = true): LegRouteData {
  const routes = [plan.input, ...plan.nextLegs].map(({ route }) => route).join();
  const [loaded, setLoaded] = useState<{ readonly routes: string; readonly lines: readonly Lines[] } | null>(null);
  useEffect(() => {
    if (!isNeeded) return undefined;
    // If it fails, the picture stays as it was first drawn.
    return whenLoaded(Promise.all(routes.split(",").map(loadLines)), (lines) =>
      startTransition(() => setLoaded({ routes, lines })),
    );
  }, [routes, isNeeded]);
  return useMemo(() => {
    if (!graphs || loaded?.routes !== routes) return null;
    const slugs = routes.split(",");
    return graphs.map((graph, leg) => ({ slug: slugs[leg] ?? "", graph, lines: loaded.lines[leg] ?? noLines }));
  }, [graphs, loaded, routes]);
}

type Lines = RouteData["lines"];
const noLines: Lines = new Map();
