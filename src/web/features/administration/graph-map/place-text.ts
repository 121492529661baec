import type { LatLon } from "#domain/route-geometry/great-circle.ts";

/** Degrees with a tenth of a metre. */
const decimals = 6;

/** A place as fields hold it. */
export function placeText({ lat, lon }: LatLon): { readonly lat: string; readonly lon: string } {
  return { lat: lat.toFixed(decimals), lon: lon.toFixed(decimals) };
}
