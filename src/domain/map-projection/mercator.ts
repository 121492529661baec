/** A point of a plane: x to the right, y downwards. */
export type PlanePoint = readonly [x: number, y: number];

/** Where the Mercator plane lies on a sheet: `scale` units are one radian of longitude. */
export interface MercatorProjection {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

const radiansPerDegree = Math.PI / 180;

/**
 * Spherical Mercator ordinate in radians, growing northwards (Snyder, Map
 * Projections, USGS 1395, eq. 7-2). Finite for latitudes between −90° and 90°.
 */
export function mercatorY(lat: number): number {
  return Math.log(Math.tan(Math.PI / 4 + (lat * radiansPerDegree) / 2));
}

/** The point of the sheet for degrees WGS84. */
export function project(projection: MercatorProjection, lat: number, lon: number): PlanePoint {
  return [
    projection.left + projection.scale * lon * radiansPerDegree,
    projection.top - projection.scale * mercatorY(lat),
  ];
}
