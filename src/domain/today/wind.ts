import type { LatLon } from "../route-geometry/great-circle.ts";
import { localPlane } from "../route-geometry/local-plane.ts";

const winds = ["n", "ne", "e", "se", "s", "sw", "w", "nw"] as const;
export type Wind = (typeof winds)[number];

/** The compass direction from one place to another nearby. */
export function windTo(from: LatLon, to: LatLon): Wind {
  const { x, y } = localPlane(from).toPlane(to);
  const eighth = Math.round(Math.atan2(x, y) / (Math.PI / 4));
  return winds[(eighth + 8) % 8] ?? "n";
}
