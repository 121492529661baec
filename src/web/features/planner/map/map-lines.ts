import { contiguousParts, mainWay } from "#domain/route-graph/walks/main-way.ts";
import { walkTotals } from "#domain/route-graph/walks/walk-totals.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { RouteData } from "#web/components/plan-map/load-route-data.ts";
import { drawWalks, lineOfArcs, type OffPathLink, linksToStops } from "#web/components/plan-map/line-of-arcs.ts";
import type { LinePoint, MapLine, MapStop } from "#web/components/route-map/map-types.ts";

/** The part of a plan on one of its routes: arcs in order. */
export interface WalkedRoute {
  readonly routeData: RouteData;
  readonly arcs: readonly number[];
  readonly km: number;
}

/** The arcs of some days. */
export function walkedBy(
  routeData: RouteData,
  days: readonly { readonly arcs: readonly number[]; readonly km: number }[],
): WalkedRoute {
  return { routeData, arcs: days.flatMap(({ arcs }) => arcs), km: days.reduce((sum, { km }) => sum + km, 0) };
}

/** A route without a plan, as if all of its main way were walked. */
export function wholeRoute(routeData: RouteData): WalkedRoute {
  const way = mainWay(routeData.graph);
  return { routeData, arcs: way.map(({ id }) => id), km: walkTotals(way).distanceM / 1000 };
}

/** The walked arcs of all routes as one line, and every other section of the routes. */
export function mapLines(routes: readonly WalkedRoute[]): MapLine[] {
  const walked = new Set(routes.flatMap(({ arcs }) => arcs));
  const main = routes.map(({ routeData, arcs }): MapLine => ({ kind: "main", points: lineOfArcs(routeData, arcs) }));
  const others = [...new Map(routes.map(({ routeData }) => [routeData.slug, routeData])).values()].flatMap(
    (routeData) =>
      contiguousParts(routeData.graph.arcs.filter(({ id }) => !walked.has(id))).map((part): MapLine => {
        const arcs = part.map(({ id }) => id);
        return { kind: "variant", points: lineOfArcs(routeData, arcs) };
      }),
  );
  return [...main, ...others];
}

/** Links to towns off the path, and thin lines along those of the visible towns. */
export function walkOffPathLinks(routes: readonly WalkedRoute[]): OffPathLink[] {
  return drawWalks(routes).offPathLinks;
}
export function offPathLinkLines(
  stops: readonly Pick<MapStop, "id">[],
  offPathLinks: readonly OffPathLink[],
): MapLine[] {
  return linksToStops(stops, offPathLinks).map((points) => ({ kind: "variant", points }));
}

/** South-western and north-eastern corner of all walked places; null if there are none. */
export function frameOf(routes: readonly Pick<WalkedRoute, "routeData" | "arcs">[]): readonly LinePoint[] | null {
  let [south, west, north, east] = [90, 180, -90, -180];
  for (const { routeData, arcs } of routes) {
    for (const { lat, lon } of placesOf(routeData.graph, arcs)) {
      [south, north] = [Math.min(south, lat), Math.max(north, lat)];
      [west, east] = [Math.min(west, lon), Math.max(east, lon)];
    }
  }
  return south > north
    ? null
    : [
        [south, west],
        [north, east],
      ];
}

function placesOf({ arcs, waypoints }: RouteGraph, ids: readonly number[]) {
  const walked = new Set(ids);
  const passed = new Set(arcs.flatMap(({ id, from, to }) => (walked.has(id) ? [from, to] : [])));
  return waypoints.filter(({ uuid }) => passed.has(uuid));
}
