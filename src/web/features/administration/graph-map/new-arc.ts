import type { GraphPart } from "#contract/administration/graph.ts";
import { rounded, writePoints } from "#web/components/editing-map/path-points.ts";

import type { GraphWish } from "./graph-tool.ts";

/** What is known of an arc that was drawn, as its form takes it; its length is what somebody measures. */
export function newArcFields(
  { waypoints }: GraphPart,
  { from, to, between }: Extract<GraphWish, { kind: "make-arc" }>,
): Record<"fromWaypointUuid" | "toWaypointUuid" | "mode" | "path", string> {
  const known = new Map(waypoints.map((waypoint) => [waypoint.uuid, waypoint]));
  const ends = [known.get(from), known.get(to)] as const;
  const places = [ends[0], ...between, ends[1]].flatMap((place) => place ?? []);
  return {
    fromWaypointUuid: ends[0]?.slug ?? from,
    toWaypointUuid: ends[1]?.slug ?? to,
    mode: "walk",
    path: writePoints(places.map(({ lat, lon }) => [rounded(lat), rounded(lon), null])),
  };
}
