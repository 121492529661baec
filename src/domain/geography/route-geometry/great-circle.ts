/** A place on the earth: degrees, WGS84, north and east positive. */
export interface LatLon {
  readonly lat: number;
  readonly lon: number;
}

/** Mean radius of the earth in metres: (2a + b)/3 of the GRS 80 ellipsoid, as defined by the IUGG. */
export const earthRadiusM = 6_371_008.8;

/** Metres per degree of latitude. */
export const metresPerDegree = (earthRadiusM * Math.PI) / 180;

/** A longitude counted on from another across the antimeridian: within 180 degrees of it, and perhaps beyond ±180. */
export function lonNear(lon: number, other: number): number {
  const turns = Math.round((other - lon) / 360);
  return turns === 0 ? lon : lon + 360 * turns;
}

/** The place at a share of the way from one to another, by degrees: for stretches of a few kilometres. */
export function placeBetween(from: LatLon, to: LatLon, share: number): LatLon {
  const lon = from.lon + share * (lonNear(to.lon, from.lon) - from.lon);
  return { lat: from.lat + share * (to.lat - from.lat), lon: lonNear(lon, 0) };
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * Great-circle distance on a sphere of the mean radius, in metres, by the haversine formula, which is accurate even for
 * places a few metres apart (R. W. Sinnott, "Virtues of the Haversine", Sky and Telescope 68, 1984). Within 0.6 % of
 * the distance on the ellipsoid.
 */
export function greatCircleM(a: LatLon, b: LatLon): number {
  const halfLat = Math.sin(radians(b.lat - a.lat) / 2);
  const halfLon = Math.sin(radians(b.lon - a.lon) / 2);
  const h = halfLat ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * halfLon ** 2;
  return 2 * earthRadiusM * Math.asin(Math.min(1, Math.sqrt(h)));
}
