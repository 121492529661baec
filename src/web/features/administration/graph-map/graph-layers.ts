import type { ExpressionSpecification, LayerSpecification } from "maplibre-gl";

import { fonts } from "#web/components/interactive-map/layers/fonts.ts";
import type { Palette } from "#web/components/interactive-map/layers/palette.ts";

export const graphSources = { graph: "graph", held: "graph-held", sketch: "graph-sketch" } as const;
/** Layers that respond to clicks. */
export const arcLayer = "graph-arcs";
export const waypointLayer = "graph-waypoints";

const isChosen: ExpressionSpecification = ["boolean", ["get", "isChosen"], false];
const isTown: ExpressionSpecification = ["boolean", ["get", "isTown"], false];
const isPoint: ExpressionSpecification = ["==", ["geometry-type"], "Point"];
const isLine: ExpressionSpecification = ["==", ["geometry-type"], "LineString"];
const round = { "line-cap": "round", "line-join": "round" } as const;
/** Towns are visible at low zoom; other waypoints once there is room for them. */
const radius: ExpressionSpecification = [
  "interpolate",
  ["linear"],
  ["zoom"],
  6,
  ["case", isChosen, 7, isTown, 2.5, 1],
  10,
  ["case", isChosen, 9, isTown, 6, 4.5],
  14,
  ["case", isChosen, 11, isTown, 8, 7],
];

function line(id: string, filter: ExpressionSpecification, paint: object): LayerSpecification {
  return { id, type: "line", source: graphSources.graph, filter: ["all", isLine, filter], layout: round, paint };
}

function passing(source: string, palette: Palette): LayerSpecification[] {
  return [
    {
      id: `${source}-lines`,
      type: "line",
      source,
      filter: isLine,
      layout: round,
      paint: { "line-color": palette.bad, "line-width": 4, "line-dasharray": [1, 1.6] },
    },
    {
      id: `${source}-points`,
      type: "circle",
      source,
      filter: isPoint,
      paint: {
        "circle-radius": 9,
        "circle-color": palette.arrow,
        "circle-stroke-color": palette.bad,
        "circle-stroke-width": 3,
      },
    },
  ];
}

/** Layers of the graph: walked arcs as lines, other arcs and arcs without a segment dashed, waypoints above them. */
export function graphLayers(palette: Palette): LayerSpecification[] {
  const { casing, route, variant, warn, surface, arrow, way, ink, halo } = palette;
  const isUsed: ExpressionSpecification = ["get", "isUsed"];
  const isWalked: ExpressionSpecification = ["get", "isWalked"];
  return [
    line(`${arcLayer}-chosen`, isChosen, { "line-color": arrow, "line-width": 12 }),
    line(`${arcLayer}-casing`, isUsed, { "line-color": casing, "line-width": 5 }),
    line(arcLayer, ["all", isUsed, isWalked], { "line-color": route, "line-width": 3 }),
    line(`${arcLayer}-crossing`, ["all", isUsed, ["!", isWalked]], {
      "line-color": variant,
      "line-width": 3,
      "line-dasharray": [1, 2],
    }),
    line(`${arcLayer}-loose`, ["!", isUsed], { "line-color": warn, "line-width": 4, "line-dasharray": [1.5, 1.5] }),
    {
      id: waypointLayer,
      type: "circle",
      source: graphSources.graph,
      filter: isPoint,
      paint: {
        "circle-radius": radius,
        "circle-color": ["case", isChosen, arrow, isTown, way, surface],
        "circle-stroke-color": ["case", isChosen, ink, isTown, surface, way],
        "circle-stroke-width": ["interpolate", ["linear"], ["zoom"], 6, 0.5, 10, 2],
      },
    },
    {
      id: "graph-names",
      type: "symbol",
      source: graphSources.graph,
      filter: ["all", isPoint, ["has", "name"]],
      minzoom: 9,
      layout: {
        "text-field": ["coalesce", ["get", "name"], ""],
        "text-font": fonts.strong,
        "text-size": 12.5,
        "text-variable-anchor": ["left", "right", "top", "bottom"],
        "text-radial-offset": 0.9,
        "symbol-sort-key": ["case", isTown, 0, 1],
      },
      paint: { "text-color": ink, "text-halo-color": halo, "text-halo-width": 1.4 },
    },
    ...passing(graphSources.sketch, palette),
    ...passing(graphSources.held, palette),
  ];
}
