import { type LatLon, lonNear, metresPerDegree } from "./great-circle.ts";

/** Metres east (x) and north (y) of the centre of a plane. */
export interface PlanePoint {
  readonly x: number;
  readonly y: number;
}

interface LocalPlane {
  toPlane(place: LatLon): PlanePoint;
  toEarth(point: PlanePoint): LatLon;
}

/**
 * The tangent plane at `centre`, by equirectangular projection. At our latitudes the error is under 0.2 % within 10 km
 * of the centre: good for offsets and simplification, not for lengths of routes.
 */
export function localPlane(centre: LatLon): LocalPlane {
  const metresPerDegreeEast = metresPerDegree * Math.cos((centre.lat * Math.PI) / 180);
  return {
    toPlane: ({ lat, lon }) => ({
      x: (lonNear(lon, centre.lon) - centre.lon) * metresPerDegreeEast,
      y: (lat - centre.lat) * metresPerDegree,
    }),
    toEarth: ({ x, y }) => ({
      lat: centre.lat + y / metresPerDegree,
      lon: lonNear(centre.lon + x / metresPerDegreeEast, 0),
    }),
  };
}

/** Position of the projection of `p` on the segment from `a` to `b`: 0 at a, 1 at b, clamped. */
export function fractionAlong(p: PlanePoint, a: PlanePoint, b: PlanePoint): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const squared = dx * dx + dy * dy;
  if (squared === 0) return 0;
  return Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / squared));
}

/** Metres from `p` to the nearest point of the segment from `a` to `b`. */
export function metresToSegment(p: PlanePoint, a: PlanePoint, b: PlanePoint): number {
  const t = fractionAlong(p, a, b);
  return Math.hypot(a.x + t * (b.x - a.x) - p.x, a.y + t * (b.y - a.y) - p.y);
}
