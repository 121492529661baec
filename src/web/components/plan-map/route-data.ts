import type { ArcLinePoint } from "#domain/geography/elevation-profile/profile.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";

/** Data for offline calculations on a route. */
export interface RouteData {
  readonly slug: string;
  readonly graph: RouteGraph;
  readonly lines: ReadonlyMap<number, readonly ArcLinePoint[]>;
}
