import type { ArcLinePoint } from "#domain/geography/elevation-profile/profile.ts";
import { type RouteGraph, emptyGraph } from "#domain/route-graph/route-graph.ts";
import { isOwnData, isOwnProblem } from "#web/client/api/api-response.ts";
import { contentOfRoute } from "#web/client/offline/route-cache.ts";
import { type PackedLines, unpackLines } from "./encoded-walk.ts";

/** Data for offline calculations on a route. */
export interface RouteData {
  readonly slug: string;
  readonly graph: RouteGraph;
  readonly lines: ReadonlyMap<number, readonly ArcLinePoint[]>;
}

const graphs = new Map<string, Promise<RouteGraph>>();
const lines = new Map<string, Promise<RouteData["lines"]>>();
const together = new Map<string, Promise<readonly RouteGraph[]>>();

/**
 * Graphs of routes, loaded once per page load, offline from the browser's storage; a route that no longer exists has an
 * empty one. Rejects if one cannot be loaded, and loads it again on the next call.
 *
 * @returns the same list for the same routes
 */
export function loadGraphs(routes: readonly string[]): Promise<readonly RouteGraph[]> {
  return once(together, routes.join(), () => Promise.all(routes.map(loadGraph)));
}

function loadGraph(route: string): Promise<RouteGraph> {
  // This site's own responses, in its own shapes.
  return once(graphs, route, async () => ((await fetchContent(route, "graph")) as RouteGraph | null) ?? emptyGraph);
}

/** Lines of a route's arcs, loaded in the same way. */
export function loadLines(route: string): Promise<RouteData["lines"]> {
  return once(lines, route, async () => {
    const packed = (await fetchContent(route, "lines")) as PackedLines | null;
    return packed ? unpackLines(packed) : new Map();
  });
}

/** Graph and lines of a route, or null if one of them is not available. */
export async function loadBasemap(slug: string): Promise<RouteData | null> {
  try {
    const [graph, ofArcs] = await Promise.all([loadGraph(slug), loadLines(slug)]);
    return { slug, graph, lines: ofArcs };
  } catch {
    return null;
  }
}

/** @returns null if there is no such route */
async function fetchContent(route: string, part: "graph" | "lines"): Promise<unknown> {
  const [graph = "", ofArcs = ""] = contentOfRoute(route, false);
  const answer = await fetch(part === "graph" ? graph : ofArcs);
  if (answer.status === 404 && isOwnProblem(answer)) return null;
  if (!isOwnData(answer)) throw new Error(`the ${part} of ${route} answered ${answer.status}`);
  return answer.json();
}

/** The cached value of a key, loaded if there is none, and again on the next call if that fails. */
export function once<Value>(
  cache: Map<string, Promise<Value>>,
  key: string,
  load: () => Promise<Value>,
): Promise<Value> {
  let value = cache.get(key);
  if (!value) {
    value = load();
    cache.set(key, value);
    value.catch(() => cache.delete(key));
  }
  return value;
}
