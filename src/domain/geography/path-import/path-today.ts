import type { LatLon } from "../route-geometry/great-circle.ts";
import type { ArcMode } from "#domain/route-graph/route-graph.ts";

/** A waypoint of a route's main branch. */
export interface PathWaypoint extends LatLon {
  readonly uuid: string;
  /** Null for a waypoint without a name. */
  readonly name: string | null;
  /** Null if there is no town. */
  readonly townSlug: string | null;
  /** Metres above sea level; null if unknown. */
  readonly elevationM: number | null;
}

/** The properties of an arc that an import can change. */
export interface ArcMeasures {
  readonly distanceM: number;
  /** Null if unknown. */
  readonly ascentM: number | null;
  readonly descentM: number | null;
}

/** An arc of a route's main branch before an import. */
export interface PathArc extends ArcMeasures {
  readonly id: number;
  readonly from: PathWaypoint;
  readonly to: PathWaypoint;
  readonly mode: ArcMode;
  /** From the first waypoint to the second; empty if there is none. */
  readonly line: readonly LatLon[];
}

/** The line along consecutive arcs; an arc without a line is straight. */
export function lineOfArcs(arcs: readonly PathArc[]): LatLon[] {
  return arcs.flatMap(({ line, from, to }) => (line.length > 1 ? line : [from, to]));
}

/** The waypoints along consecutive arcs. */
export function waypointsOfArcs(arcs: readonly PathArc[]): PathWaypoint[] {
  return [...arcs.slice(0, 1).map(({ from }) => from), ...arcs.map(({ to }) => to)];
}
