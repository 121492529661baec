import type { GraphArc } from "../route-graph.ts";

/** An arc as far as finding a way needs it. */
type WayArc = Pick<GraphArc, "id" | "from" | "to" | "mode" | "distanceM">;

/** How far a place is, and by which arc one comes to it. */
interface ReachedPlace<Arc> {
  readonly metres: number;
  readonly by: Arc | null;
}

const walkedM = (arc: WayArc): number => (arc.mode === "walk" ? arc.distanceM : 0);

/**
 * Walked metres from `start` to every waypoint that can be reached from it over the arcs, by the way with the least of
 * them; crossings add nothing. With `backward` the arcs are taken against their direction: metres from every waypoint
 * to `start`.
 */
export function walkedMetres(
  arcs: readonly WayArc[],
  start: string,
  direction: "forward" | "backward" = "forward",
): ReadonlyMap<string, number> {
  const orientedArcs = direction === "forward" ? arcs : arcs.map((arc) => ({ ...arc, from: arc.to, to: arc.from }));
  return new Map([...reach(orientedArcs, start)].map(([waypoint, { metres }]) => [waypoint, metres]));
}

/** The arcs of the shortest walk from one waypoint to another, none when they are the same; null when there is no way. */
export function shortestWalk<Arc extends WayArc>(
  arcs: readonly Arc[],
  from: string,
  to: string,
): readonly Arc[] | null {
  const reached = reach(arcs, from);
  if (!reached.has(to)) return null;
  const way: Arc[] = [];
  for (let by = reached.get(to)?.by; by; by = reached.get(by.from)?.by) way.push(by);
  return way.toReversed();
}

/** Dijkstra's algorithm; a scan for the nearest is enough for a few hundred waypoints. Equal ways: the arc that comes first. */
function reach<Arc extends WayArc>(arcs: readonly Arc[], start: string): ReadonlyMap<string, ReachedPlace<Arc>> {
  const leaving = Map.groupBy(arcs, ({ from }) => from);
  const open = new Map<string, ReachedPlace<Arc>>([[start, { metres: 0, by: null }]]);
  const settled = new Map<string, ReachedPlace<Arc>>();
  while (open.size > 0) {
    let nearest = "";
    let least = Number.POSITIVE_INFINITY;
    for (const [waypoint, { metres }] of open) {
      if (metres < least) [nearest, least] = [waypoint, metres];
    }
    settled.set(nearest, open.get(nearest)!);
    open.delete(nearest);
    for (const arc of leaving.get(nearest) ?? []) {
      if (settled.has(arc.to)) continue;
      const metres = least + walkedM(arc);
      if (metres < (open.get(arc.to)?.metres ?? Number.POSITIVE_INFINITY)) open.set(arc.to, { metres, by: arc });
    }
  }
  return settled;
}
