import type { GraphArc } from "../route-graph.ts";

/**
 * The part of a way around one of its waypoints: at least `metres` walked before and after it, extended to the next
 * waypoint that `isEnd` accepts, as far as the way goes. Empty if the waypoint is not on the way.
 */
export function stretchAround(
  way: readonly GraphArc[],
  waypointUuid: string,
  metres: number,
  isEnd: (waypointUuid: string) => boolean = () => true,
): readonly GraphArc[] {
  const leaving = way.findIndex(({ from }) => from === waypointUuid);
  const middle = leaving >= 0 ? leaving : way.findIndex(({ to }) => to === waypointUuid) + 1;
  if (leaving < 0 && middle === 0) return [];
  let first = middle;
  for (let walked = 0; first > 0 && !(walked >= metres && isEnd(way[first]?.from ?? waypointUuid));) {
    first -= 1;
    walked += walkedM(way[first]);
  }
  let last = middle;
  for (
    let walked = 0;
    last < way.length && !(walked >= metres && isEnd(way[last - 1]?.to ?? waypointUuid));
    last += 1
  ) {
    walked += walkedM(way[last]);
  }
  return way.slice(first, last);
}

function walkedM(arc: GraphArc | undefined): number {
  return arc?.mode === "walk" ? arc.distanceM : 0;
}
