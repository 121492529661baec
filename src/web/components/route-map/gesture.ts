import type { PlanePoint } from "#domain/geography/map-projection/mercator.ts";
import { type MapView, moved, zoomed } from "./map-view.ts";
import type { Box } from "./fit-view.ts";

function middle([a, b]: readonly [PlanePoint, PlanePoint]): PlanePoint {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

function apart([a, b]: readonly [PlanePoint, PlanePoint]): number {
  return Math.max(1, Math.hypot(a[0] - b[0], a[1] - b[1]));
}

/**
 * The view after fingers have gone from `before` to `after` (box pixels, same
 * order): one finger moves the map, two also zoom it. More change nothing.
 */
export function afterGesture(view: MapView, before: readonly PlanePoint[], after: readonly PlanePoint[]): MapView {
  const [firstBefore, secondBefore] = before;
  const [firstAfter, secondAfter] = after;
  if (!firstBefore || !firstAfter || before.length > 2) return view;
  if (!secondBefore || !secondAfter) {
    return moved(view, firstAfter[0] - firstBefore[0], firstAfter[1] - firstBefore[1]);
  }
  const from = [firstBefore, secondBefore] as const;
  const to = [firstAfter, secondAfter] as const;
  const [x, y] = middle(from);
  const [toX, toY] = middle(to);
  return moved(zoomed(view, apart(to) / apart(from), [x, y]), toX - x, toY - y);
}

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
