import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import { pathsIn } from "#web/i18n/paths.ts";

const nowhere: RouteGraph = { waypoints: [], arcs: [], branches: [], closures: [] };
const kept = new Map<string, Promise<RouteGraph>>();
const together = new Map<string, Promise<readonly RouteGraph[]>>();

/**
 * Graphs of routes, fetched once for each page load; a route that is gone leads nowhere. Rejects without a network, and
 * fetches anew when it is asked again.
 */
export function loadGraphs(routes: readonly string[]): Promise<readonly RouteGraph[]> {
  return remember(together, routes.join(), () => Promise.all(routes.map(loadGraph)));
}

function loadGraph(route: string): Promise<RouteGraph> {
  return remember(kept, route, async () => {
    const answer = await fetch(pathsIn("en").routeGraph(route));
    if (answer.status === 404) return nowhere;
    if (!answer.ok) throw new Error(`the graph of ${route} answered ${answer.status}`);
    return (await answer.json()) as RouteGraph;
  });
}

function remember<Value>(known: Map<string, Promise<Value>>, key: string, load: () => Promise<Value>): Promise<Value> {
  let value = known.get(key);
  if (!value) {
    value = load();
    known.set(key, value);
    value.catch(() => known.delete(key));
  }
  return value;
}
