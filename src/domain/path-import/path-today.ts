import type { LatLon } from "../route-geometry/great-circle.ts";
import type { ArcMode } from "../route-graph/route-graph.ts";

/** A waypoint of a route's main branch. */
export interface PathWaypoint extends LatLon {
  readonly uuid: string;
  /** Null for a waypoint without a name. */
  readonly name: string | null;
  /** Null where there is no town. */
  readonly townSlug: string | null;
  /** Metres above the sea; null where unknown. */
  readonly elevationM: number | null;
}

/** What an import can change of an arc. */
export interface ArcMeasures {
  readonly distanceM: number;
  /** Null where unknown. */
  readonly ascentM: number | null;
  readonly descentM: number | null;
}

/** An arc of a route's main branch as it is before an import. */
export interface PathArc extends ArcMeasures {
  readonly id: number;
  readonly from: PathWaypoint;
  readonly to: PathWaypoint;
  readonly mode: ArcMode;
  /** From the first waypoint to the second; empty where there is none. */
  readonly line: readonly LatLon[];
}

/** The line along arcs that follow each other; an arc without a line is straight. */
export function lineOfArcs(arcs: readonly PathArc[]): LatLon[] {
  return arcs.flatMap(({ line, from, to }) => (line.length > 1 ? line : [from, to]));
}

/** The waypoints along arcs that follow each other. */
export function waypointsOfArcs(arcs: readonly PathArc[]): PathWaypoint[] {
  return [...arcs.slice(0, 1).map(({ from }) => from), ...arcs.map(({ to }) => to)];
}
