import { localPlane } from "#domain/geography/route-geometry/local-plane.ts";
import type { PathArc, PathWaypoint } from "#domain/geography/path-import/path-today.ts";
import type { TrackPoint } from "#domain/geography/path-import/track.ts";

const plane = localPlane({ lat: 42.5, lon: -5 });

/** A point `x` metres east and `y` metres north of an arbitrary origin. */
export function trackPoint(x: number, y: number, elevationM: number | null = null): TrackPoint {
  return { ...plane.toEarth({ x, y }), elevationM };
}

/** Metres north of the x-axis at which the sample route runs: a gentle sine curve. */
export function routeY(x: number): number {
  return 400 * Math.sin(x / 3000);
}

/** A track along the sample route with a point each `stepM` metres of the x-axis, climbing 1 %. */
export function trackAlong(fromM: number, toM: number, stepM = 50): TrackPoint[] {
  const points: TrackPoint[] = [];
  for (let x = fromM; x <= toM; x += stepM) points.push(trackPoint(x, routeY(x), 500 + x / 100));
  return points;
}

export function waypoint(name: string, x: number, offM = 0): PathWaypoint {
  const { lat, lon } = trackPoint(x, routeY(x) + offM);
  return { uuid: name, name, townSlug: name, lat, lon, elevationM: 500 + x / 100 };
}

/** Five waypoints along 20 km of the sample route, with straight arcs of 5,300 m between them. */
export const sampleWaypoints = [0, 5000, 10_000, 15_000, 20_000].map((x, index) => waypoint(`place-${index + 1}`, x));

export function arcsBetween(waypoints: readonly PathWaypoint[]): PathArc[] {
  return waypoints.slice(1).map((to, index) => ({
    id: index + 1,
    from: waypoints[index]!,
    to,
    mode: "walk",
    distanceM: 5300,
    ascentM: 70,
    descentM: 20,
    line: [],
  }));
}

export const sampleArcs = arcsBetween(sampleWaypoints);
