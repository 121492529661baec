import type { LatLon } from "#domain/geography/route-geometry/great-circle.ts";
import { localPlane } from "#domain/geography/route-geometry/local-plane.ts";

const directions = ["n", "ne", "e", "se", "s", "sw", "w", "nw"] as const;
type CompassDirection = (typeof directions)[number];

/** The compass direction from one place to another nearby. */
export function compassDirection(from: LatLon, to: LatLon): CompassDirection {
  const { x, y } = localPlane(from).toPlane(to);
  const eighth = Math.round(Math.atan2(x, y) / (Math.PI / 4));
  return directions[(eighth + 8) % 8] ?? "n";
}
