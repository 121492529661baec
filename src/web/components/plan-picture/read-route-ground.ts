import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import { type PackedLines, unpackLines } from "#web/components/plan-fields/packed-lines.ts";
import type { RouteGround } from "./route-ground.ts";

import { contentOfRoute } from "#web/client/kept/route-content.ts";

/** What is kept of a route, or null where it is not whole. */
export async function readRouteGround(slug: string): Promise<RouteGround | null> {
  try {
    const [graph, lines] = await Promise.all(
      contentOfRoute(slug, false).map(async (address) => {
        const answer = await fetch(address);
        if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
        return answer.json() as Promise<unknown>;
      }),
    );
    // This site's own answers, of the shapes that it gives them.
    return { slug, graph: graph as RouteGraph, lines: unpackLines(lines as PackedLines) };
  } catch {
    return null;
  }
}
