import type { OpenWays } from "./stops.ts";
import type { CompiledGraph } from "./compiled-graph.ts";

/** Whether all that can be come to from a place is the same by two sets of ways, so that plans from it are. */
export function areSameFrom(graph: CompiledGraph, place: number, a: OpenWays, b: OpenWays): boolean {
  if (a === b) return true;
  const seen = new Uint8Array(graph.waypoints.length);
  seen[place] = 1;
  const open = [place];
  while (open.length > 0) {
    for (const arc of graph.leaving[open.pop()!]!) {
      if (a.inUse.always[arc] !== b.inUse.always[arc] || a.ever[arc] !== b.ever[arc]) return false;
      const next = graph.arcTo[arc]!;
      if (seen[next] || !a.ever[arc]) continue;
      seen[next] = 1;
      open.push(next);
    }
  }
  return true;
}
