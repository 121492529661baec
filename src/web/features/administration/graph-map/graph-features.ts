import type { Feature } from "geojson";

import type { GraphArc, GraphPart, GraphWaypoint } from "#contract/administration/graph.ts";
import type { LatLon } from "#domain/geography/route-geometry/great-circle.ts";
import { decodePolyline } from "#domain/geography/route-geometry/polyline.ts";

/** The selection on the map. */
export type Chosen =
  | { readonly kind: "waypoint"; readonly uuid: string }
  | { readonly kind: "arc"; readonly id: number };

/** A waypoint that is being moved. */
export interface DraggedWaypoint {
  readonly uuid: string;
  readonly place: LatLon;
}

function lineThrough(places: readonly LatLon[], properties: Record<string, string | number | boolean> = {}): Feature {
  const coordinates = places.map(({ lat, lon }) => [lon, lat]);
  return { type: "Feature", properties, geometry: { type: "LineString", coordinates } };
}

function placesOf({ waypoints }: GraphPart): ReadonlyMap<string, GraphWaypoint> {
  return new Map(waypoints.map((waypoint) => [waypoint.uuid, waypoint]));
}

/** The line of an arc, straight if unknown. */
function lineOf(arc: GraphArc, places: ReadonlyMap<string, LatLon>): LatLon[] {
  if (arc.line !== null) return decodePolyline(arc.line);
  return [arc.from, arc.to].flatMap((uuid) => places.get(uuid) ?? []);
}

/** Arcs as lines and waypoints as points, with the selection marked. */
export function graphFeatures(graph: GraphPart, chosen: Chosen | null): Feature[] {
  const places = placesOf(graph);
  const lines = graph.arcs.map((arc) =>
    lineThrough(lineOf(arc, places), {
      arc: arc.id,
      isWalked: arc.mode === "walk",
      isUsed: arc.isUsed,
      isChosen: chosen?.kind === "arc" && chosen.id === arc.id,
    }),
  );
  const points = graph.waypoints.map(({ uuid, name, isTown, lat, lon }): Feature => ({
    type: "Feature",
    properties: { waypoint: uuid, name, isTown, isChosen: chosen?.kind === "waypoint" && chosen.uuid === uuid },
    geometry: { type: "Point", coordinates: [lon, lat] },
  }));
  return [...lines, ...points];
}

/** A waypoint being moved, with the last sections of its arcs. */
export function draggedFeatures(graph: GraphPart, dragged: DraggedWaypoint | null): Feature[] {
  if (dragged === null) return [];
  const places = placesOf(graph);
  const stretches = graph.arcs.flatMap((arc) => {
    if (arc.from !== dragged.uuid && arc.to !== dragged.uuid) return [];
    const line = lineOf(arc, places);
    const next = arc.from === dragged.uuid ? line[1] : line.at(-2);
    return next ? [lineThrough([dragged.place, next])] : [];
  });
  const { lat, lon } = dragged.place;
  return [...stretches, { type: "Feature", properties: {}, geometry: { type: "Point", coordinates: [lon, lat] } }];
}

/** An arc as far as it is drawn. */
export function sketchFeatures(graph: GraphPart, from: string | null, between: readonly LatLon[]): Feature[] {
  const start = from === null ? undefined : placesOf(graph).get(from);
  if (!start) return [];
  const points = [start, ...between].map(({ lat, lon }): Feature => ({
    type: "Feature",
    properties: {},
    geometry: { type: "Point", coordinates: [lon, lat] },
  }));
  return between.length > 0 ? [lineThrough([start, ...between]), ...points] : points;
}
