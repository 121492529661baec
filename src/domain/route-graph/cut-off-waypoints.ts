interface Step {
  readonly from: string;
  readonly to: string;
}

function reachedFrom(start: string, neighbours: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const reached = new Set([start]);
  // The loop also visits what is added meanwhile.
  for (const waypoint of reached) for (const next of neighbours.get(waypoint) ?? []) reached.add(next);
  return reached;
}

/**
 * Waypoints of a route that can neither be reached from its start nor lead to its end: they are unconnected.
 *
 * @param ends waypoints of the route's start and end
 */
export function cutOffWaypoints(
  arcs: readonly Step[],
  waypoints: readonly string[],
  ends: { readonly start: string; readonly end: string },
): string[] {
  const group = (key: keyof Step, value: keyof Step): ReadonlyMap<string, readonly string[]> =>
    new Map([...Map.groupBy(arcs, (arc) => arc[key])].map(([at, own]) => [at, own.map((arc) => arc[value])]));
  const fromStart = reachedFrom(ends.start, group("from", "to"));
  const toEnd = reachedFrom(ends.end, group("to", "from"));
  return waypoints.filter((waypoint) => !fromStart.has(waypoint) && !toEnd.has(waypoint));
}
