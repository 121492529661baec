import { greatCircleM } from "../route-geometry/great-circle.ts";
import type { Passing } from "../route-geometry/passings.ts";
import { snapInOrder } from "../route-geometry/snap.ts";
import type { MeasuredTrack } from "./track.ts";
import type { PathWaypoint } from "./path-today.ts";

/** A waypoint further from the track than this, in metres, is not on it. */
export const farthestM = 500;

export interface LaidWaypoint {
  readonly waypoint: PathWaypoint;
  /** Where the track passes it; null when it does not, or only out of order. */
  readonly passing: Passing | null;
  /** Metres to the nearest point of the track. */
  readonly nearestM: number;
}

/** Where a track passes the waypoints of a route, each after the one before. */
export function layWaypoints(track: MeasuredTrack, waypoints: readonly PathWaypoint[]): LaidWaypoint[] {
  const passings = snapInOrder(track, waypoints, farthestM);
  return waypoints.map((waypoint, index) => {
    const passing = passings[index] ?? null;
    const nearestM = passing?.offM ?? nearestPointM(track, waypoint);
    return { waypoint, passing, nearestM };
  });
}

function nearestPointM({ points }: MeasuredTrack, waypoint: PathWaypoint): number {
  return points.reduce((least, point) => Math.min(least, greatCircleM(point, waypoint)), Number.POSITIVE_INFINITY);
}
