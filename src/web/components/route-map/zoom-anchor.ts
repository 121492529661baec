import type { PlanePoint } from "#domain/map-projection/mercator.ts";
import type { Box } from "./fit-view.ts";

interface ZoomAnchorInput {
  readonly centre: PlanePoint;
  /** The selected stop, if any. */
  readonly chosen: PlanePoint | null;
  readonly box: Box;
  readonly lines: readonly (readonly PlanePoint[])[];
}

/**
 * The point a button zooms around, all in box pixels: the selected stop where
 * it is in sight, else the point of the way nearest to the centre.
 */
export function zoomAnchor({ centre, chosen, box, lines }: ZoomAnchorInput): PlanePoint {
  const isInSight = ([x, y]: PlanePoint) => x >= 0 && y >= 0 && x <= box.width && y <= box.height;
  if (chosen && isInSight(chosen)) return chosen;
  let nearest = centre;
  let least = Infinity;
  for (const point of lines.flat()) {
    const distance = Math.hypot(point[0] - centre[0], point[1] - centre[1]);
    if (distance < least && isInSight(point)) [nearest, least] = [point, distance];
  }
  return nearest;
}
