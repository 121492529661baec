import { endOfArc } from "#domain/route-graph/graph-lookup.ts";
import { drawnArcs, walkedArcs } from "#domain/geography/elevation-profile/walked-arcs.ts";
import type { LinePoint } from "#web/components/route-map/map-types.ts";

import type { RouteData } from "./load-route-data.ts";

/** Arcs of a route in walking order. */
interface Walk {
  readonly routeData: RouteData;
  readonly arcs: readonly number[];
}

/** A straight link from the path to a town off it. */
export interface OffPathLink {
  /** Slug of the town. */
  readonly town: string;
  readonly line: readonly LinePoint[];
}

/** The links of the visible towns. */
export function linksToStops(
  stops: readonly { readonly id: string }[],
  offPathLinks: readonly OffPathLink[],
): (readonly LinePoint[])[] {
  const stopIds = new Set(stops.map(({ id }) => id));
  return offPathLinks.flatMap(({ town, line }) => (stopIds.has(town) ? [line] : []));
}

/** The line over some arcs; straight between places if unknown. */
export function lineOfArcs(routeData: RouteData, arcs: readonly number[]): LinePoint[] {
  return drawWalks([{ routeData, arcs }]).lines[0] ?? [];
}

/** The lines of consecutive walks, and the links to towns off the path, which are not part of them. */
export function drawWalks(walks: readonly Walk[]): {
  readonly lines: LinePoint[][];
  readonly offPathLinks: OffPathLink[];
} {
  const steps = walks.flatMap(({ routeData: { graph, lines }, arcs }, walk) =>
    arcs.flatMap((id) =>
      walkedArcs(graph, [id], lines).map((arc) => ({ walk, arc, town: endOfArc(graph, id)?.townSlug })),
    ),
  );
  const clipped = drawnArcs(steps.map(({ arc }) => arc));
  const lines = walks.map((): LinePoint[] => []);
  const offPathLinks: OffPathLink[] = [];
  for (const [index, { walk, arc, town }] of steps.entries()) {
    const line = clipped[index]?.line ?? [];
    lines[walk]?.push(...line);
    const [end, leaves] = [arc.line.at(-1), line.at(-1)];
    if (town !== undefined && end && leaves && end !== leaves) offPathLinks.push({ town, line: [end, leaves] });
  }
  return { lines, offPathLinks };
}
