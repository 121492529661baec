import type { ShownDay } from "#contract/plans/shown-plan.ts";
import type { MapLine, MapSheet, MapStop, StopKind, LinePoint } from "#web/components/route-map/map-types.ts";
import { emptyGraph, type GraphWaypoint } from "#domain/route-graph/route-graph.ts";
import { boundsOf, type Box, fitView } from "#web/components/route-map/fit-view.ts";

import { drawWalks, type OffPathLink, linksToStops } from "./line-of-arcs.ts";
import type { RouteData } from "./load-route-data.ts";
import { walkOfDays } from "./walk-of-days.ts";
import type { PlanMapData } from "./plan-map-data.ts";
import { encodeWalk } from "./encoded-walk.ts";

type DrawnDay = Pick<ShownDay, "leg" | "kind" | "arcs" | "number" | "from" | "to" | "km">;

/** The lines of walking days, and the links to towns off the path. */
interface WalkLines {
  readonly lines: readonly MapLine[];
  readonly offPathLinks: readonly OffPathLink[];
}

/** The lines of the walking days of a plan. @param legRoutes leg by leg */
export function walkLines(days: readonly DrawnDay[], legRoutes: readonly RouteData[]): WalkLines {
  const walks = walksOf(days).map(({ leg, arcs }) => ({ routeData: legRoutes[leg] ?? noRoute, arcs }));
  const { lines, offPathLinks } = drawWalks(walks);
  return { lines: lines.map((points) => ({ kind: "main", points })), offPathLinks };
}

const noRoute: RouteData = { slug: "", graph: emptyGraph, lines: new Map() };

/** Map and profile of a plan. */
export function drawWalk(
  days: readonly DrawnDay[],
  { lines, offPathLinks }: WalkLines,
  legRoutes: readonly RouteData[],
  sheet: MapSheet,
): PlanMapData {
  const stops = legRoutes.flatMap((routeData, leg) =>
    stopsOfDays(
      routeData,
      days.filter((day) => day.leg === leg),
    ),
  );
  const walk = walkOfDays(walksOf(days), legRoutes);
  return {
    sheet,
    stops: [...new Map(stops.map((stop) => [stop.id, stop])).values()],
    days: encodeWalk(walksOf(days), lines, sheet),
    offPathLinks: linksToStops(stops, offPathLinks),
    side: walk?.profile ? { profile: walk.profile, places: walk.places, summits: walk.summits } : null,
  };
}

function walksOf<Day extends DrawnDay>(days: readonly Day[]): Day[] {
  return days.filter(({ kind }) => kind === "walk");
}

function stopOf({ townSlug, name, size, lat, lon }: GraphWaypoint, kind: StopKind | null): MapStop {
  const slug = townSlug ?? "";
  return { id: slug, name: name ?? slug, kind: kind ?? (size === "other" ? "village" : size), lat, lon };
}

/** The towns where some days begin and end, each once; the first and the last always show their names. */
function stopsOfDays({ graph }: RouteData, days: readonly Pick<ShownDay, "from" | "to">[]): MapStop[] {
  const towns = new Map(graph.waypoints.map((waypoint) => [waypoint.townSlug, waypoint]));
  const slugs = [...new Set(days.flatMap(({ from, to }) => [from, to]))];
  const ends = [days[0]?.from, days.at(-1)?.to];
  return slugs.flatMap((slug) => {
    const town = towns.get(slug);
    return town ? stopOf(town, ends.includes(slug) ? "terminus" : null) : [];
  });
}

/** A sheet around some points with only the basemap: coasts and names are those of the interactive map. */
export function plainSheet(points: readonly LinePoint[], box: Box): MapSheet {
  const { width, height } = box;
  const projection = fitView(points, box);
  const extent = [-width, -height, 2 * width, 2 * height] as const;
  const [left, top, right, bottom] = extent;
  return {
    width,
    height,
    ...projection,
    extent,
    focus: boundsOf(points, projection) ?? [0, 0, width, height],
    land: `M${left} ${top}H${right}V${bottom}H${left}Z`,
    rivers: "",
    regionBorders: "",
    countryBorders: "",
    labels: [],
  };
}
