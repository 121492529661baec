import type { Feature } from "geojson";
import type { GeoJSONSource, Map as DrawnMap, MapMouseEvent, MapTouchEvent, PointLike } from "maplibre-gl";

import type { GraphPart } from "#contract/administration/graph.ts";
import type { LatLon } from "#domain/route-geometry/great-circle.ts";
import { boundsOf, type EditingMapOptions, openEditingMap } from "#web/components/editing-map/open-editing-map.ts";
import { collectionOf } from "#web/components/open-map/overlay-data.ts";

import { type Chosen, graphFeatures, type Held, heldFeatures, sketchFeatures } from "./graph-features.ts";
import { arcLayer, graphLayers, graphSources, waypointLayer } from "./graph-layers.ts";
import type { GraphTool, Press } from "./graph-tool.ts";

/** What is to be seen. */
export interface GraphView {
  readonly graph: GraphPart;
  readonly chosen: Chosen | null;
  readonly held: Held | null;
  readonly tool: GraphTool;
}

/** What somebody does on the map. */
export interface GraphActs {
  press(press: Press): void;
  /** The chosen waypoint was dragged somewhere and let go. */
  drop(held: Held): void;
}

export interface GraphDrawing {
  show(view: GraphView): void;
}

/** Pixels around a finger or pointer in which something is meant. */
const reach = 10;
const arcLayers = [arcLayer, `${arcLayer}-crossing`, `${arcLayer}-loose`];

type Pointing = MapMouseEvent | MapTouchEvent;

function under(map: DrawnMap, { point: { x, y } }: Pointing): Pick<Press, "waypoint" | "arc"> {
  const around: [PointLike, PointLike] = [
    [x - reach, y - reach],
    [x + reach, y + reach],
  ];
  const found = (layers: string[], property: string): unknown =>
    map.queryRenderedFeatures(around, { layers })[0]?.properties[property];
  const [waypoint, arc] = [found([waypointLayer], "waypoint"), found(arcLayers, "arc")];
  return {
    waypoint: typeof waypoint === "string" ? waypoint : null,
    arc: typeof arc === "number" ? arc : null,
  };
}

const placeOf = ({ lngLat: { lat, lng } }: Pointing): LatLon => ({ lat, lon: lng });

/**
 * The map of the graph: what is pressed and dragged on it is told; it is gone when the signal aborts.
 *
 * @throws where the browser has no WebGL 2, and without a network
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
  letDrag(map, () => view, {
    drag: (held) => fill(graphSources.held, heldFeatures(view.graph, held)),
    drop: acts.drop,
  });
  // Tests and styles see when there is something to press.
  map.on("idle", () => map.getContainer().setAttribute("data-drawn", ""));
  map.on("click", (event) => acts.press({ place: placeOf(event), ...under(map, event) }));
  return {
    show: (now) => {
      view = now;
      fill(graphSources.graph, graphFeatures(now.graph, now.chosen));
      fill(graphSources.held, heldFeatures(now.graph, now.held));
      const { from, between } = now.tool.kind === "arc" ? now.tool : { from: null, between: [] };
      fill(graphSources.sketch, sketchFeatures(now.graph, from, between));
    },
  };
}

/** The chosen waypoint is dragged by pointer and finger; everything else moves the map, so that nothing moves by mistake. */
function letDrag(
  map: DrawnMap,
  viewNow: () => GraphView,
  { drag, drop }: { drag: (held: Held) => void; drop: (held: Held) => void },
): void {
  let uuid: string | null = null;
  let held: Held | null = null;
  const take = (event: Pointing) => {
    const { chosen, tool } = viewNow();
    const { waypoint } = under(map, event);
    const isMeant = tool.kind === "choose" && chosen?.kind === "waypoint" && chosen.uuid === waypoint;
    if (!isMeant) return;
    uuid = waypoint;
    event.preventDefault();
    map.dragPan.disable();
  };
  const move = (event: Pointing) => {
    if (uuid === null) return;
    held = { uuid, place: placeOf(event) };
    drag(held);
  };
  const release = () => {
    if (held !== null) drop(held);
    uuid = null;
    held = null;
    map.dragPan.enable();
  };
  map.on("mousedown", take);
  map.on("touchstart", take);
  map.on("mousemove", move);
  map.on("touchmove", move);
  map.on("mouseup", release);
  map.on("touchend", release);
  map.on("touchcancel", release);
}
