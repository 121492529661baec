import { numberOfHouses } from "../known-lodging.ts";
import type { GraphArc, RouteGraph } from "../route-graph.ts";
import { townOn, waypointsByUuid } from "../graph-lookup.ts";

/**
 * Towns of a walk at which it can continue on another route that goes elsewhere, in walking order, including the start
 * but not the end. After a shared stretch it is the last town with a known place to stay; if the stretch begins at the
 * start, the start.
 *
 * @param walked arcs of the walk in their order
 */
export function leavingTowns(walked: readonly GraphArc[], other: RouteGraph): readonly string[] {
  const ids = new Set(walked.map(({ id }) => id));
  const otherArcs = new Set(other.arcs.map(({ id }) => id));
  const leaves = new Set(other.arcs.flatMap(({ id, from }) => (ids.has(id) ? [] : [from])));
  const townOf = (uuid = "") => waypointsByUuid(other).get(uuid)?.townSlug;
  const start = townOf(walked[0]?.from);
  const beds = new Set(other.waypoints.flatMap((place) => (numberOfHouses(place, []) > 0 ? place.uuid : [])));
  const towns = walked.flatMap(({ from }, at) => {
    if (!leaves.has(from)) return [];
    const alone = walked.slice(0, at).findLastIndex(({ id }) => !otherArcs.has(id));
    if (alone < 0 && start !== undefined) return start;
    const together = walked.slice(alone + 1, at + 1).map((arc) => arc.from);
    return townOf(together.findLast((place) => beds.has(place)) ?? from) ?? [];
  });
  return [...new Set(towns)];
}

/** Whether a route leads from one town to another, by any of its branches. @param from and @param to town slugs */
export function leadsTo(graph: RouteGraph, from: string, to: string): boolean {
  const [start, goal] = [townOn(graph, from)?.uuid, townOn(graph, to)?.uuid];
  if (start === undefined || goal === undefined || start === goal) return false;
  const next = Map.groupBy(graph.arcs, (arc) => arc.from);
  const seen = new Set([start]);
  for (const place of seen) {
    if (place === goal) return true;
    for (const arc of next.get(place) ?? []) seen.add(arc.to);
  }
  return false;
}
