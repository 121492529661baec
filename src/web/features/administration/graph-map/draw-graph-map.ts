import type { Feature } from "geojson";
import type { GeoJSONSource, Map as DrawnMap } from "maplibre-gl";

import type { GraphPart } from "#contract/administration/graph.ts";
import {
  around,
  dragOnMap,
  placeOf,
  type Pointing,
  boundsOf,
  type EditingMapOptions,
  openEditingMap,
} from "#web/components/editing-map/open-editing-map.ts";
import { collectionOf } from "#web/components/interactive-map/layers/overlay-data.ts";

import { type Chosen, graphFeatures, type DraggedWaypoint, draggedFeatures, sketchFeatures } from "./graph-features.ts";
import { arcLayer, graphLayers, graphSources, waypointLayer } from "./graph-layers.ts";
import type { GraphTool, MapPress } from "./graph-tool.ts";

/** Content of the map. */
export interface GraphView {
  readonly graph: GraphPart;
  readonly chosen: Chosen | null;
  readonly dragged: DraggedWaypoint | null;
  readonly tool: GraphTool;
}

/** Events of the map. */
export interface GraphActs {
  press(press: MapPress): void;
  /** The selected waypoint was dragged and dropped. */
  drop(dragged: DraggedWaypoint): void;
}

export interface GraphDrawing {
  show(view: GraphView): void;
}

/** Hit tolerance around a finger or pointer, in pixels. */
const hitTolerancePx = 10;
const arcLayers = [arcLayer, `${arcLayer}-crossing`, `${arcLayer}-loose`];

function under(map: DrawnMap, event: Pointing): Pick<MapPress, "waypoint" | "arc"> {
  const valueAt = (layers: string[], property: string): unknown =>
    map.queryRenderedFeatures(around(event, hitTolerancePx), { layers })[0]?.properties[property];
  const [waypoint, arc] = [valueAt([waypointLayer], "waypoint"), valueAt(arcLayers, "arc")];
  return {
    waypoint: typeof waypoint === "string" ? waypoint : null,
    arc: typeof arc === "number" ? arc : null,
  };
}

/**
 * The map of the graph, which reports clicks and drags; removed when the signal aborts.
 *
 * @throws if the browser has no WebGL 2, and without a network
 */
export async function drawGraphMap(
  options: EditingMapOptions,
  first: GraphView,
  acts: GraphActs,
  signal: AbortSignal,
): Promise<GraphDrawing> {
  const { chosen, graph } = first;
  const near = chosen?.kind === "waypoint" ? graph.waypoints.filter(({ uuid }) => uuid === chosen.uuid) : [];
  const { map, palette } = await openEditingMap(options, boundsOf(near.length > 0 ? near : graph.waypoints), signal);
  for (const source of Object.values(graphSources)) map.addSource(source, { type: "geojson", data: collectionOf([]) });
  for (const layer of graphLayers(palette)) map.addLayer(layer);
  let view = first;
  const fill = (source: string, features: Feature[]) =>
    map.getSource<GeoJSONSource>(source)?.setData(collectionOf(features));
  // Only the selected waypoint can be dragged; everything else pans the map, so that nothing is moved by mistake.
  dragOnMap(map, {
    pick: (event) => {
      const { chosen: now, tool } = view;
      const { waypoint } = under(map, event);
      const isMeant = tool.kind === "choose" && now?.kind === "waypoint" && now.uuid === waypoint;
      return isMeant ? waypoint : null;
    },
    move: (uuid, place) => fill(graphSources.held, draggedFeatures(view.graph, { uuid, place })),
    drop: (uuid, place) => {
      if (place !== null) acts.drop({ uuid, place });
    },
  });
  // Tells tests and styles that the map can be clicked.
  map.on("idle", () => map.getContainer().setAttribute("data-drawn", ""));
  map.on("click", (event) => acts.press({ place: placeOf(event), ...under(map, event) }));
  return {
    show: (now) => {
      view = now;
      fill(graphSources.graph, graphFeatures(now.graph, now.chosen));
      fill(graphSources.held, draggedFeatures(now.graph, now.dragged));
      const { from, between } = now.tool.kind === "arc" ? now.tool : { from: null, between: [] };
      fill(graphSources.sketch, sketchFeatures(now.graph, from, between));
    },
  };
}
