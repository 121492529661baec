import { walkedArcs } from "#domain/elevation-profile/walked-arcs.ts";
import type { LinePoint } from "#web/components/route-map/map-types.ts";

import type { RouteData } from "./route-data.ts";

/** The line over some arcs; where a line is not known, straight from place to place. */
export function lineOfArcs({ graph, lines }: RouteData, arcs: readonly number[]): LinePoint[] {
  return walkedArcs(graph, arcs, lines).flatMap(({ line }) => line);
}
