/** A point in a plane: x to the right, y downwards. */
export type PlanePoint = readonly [x: number, y: number];

/** Position of the Mercator plane on a sheet: `scale` units are one radian of longitude. */
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

/** Projects degrees WGS84 to a point of the sheet. */
export function project(projection: MercatorProjection, lat: number, lon: number): PlanePoint {
  return [
    projection.left + projection.scale * lon * radiansPerDegree,
    projection.top - projection.scale * mercatorY(lat),
  ];
}
