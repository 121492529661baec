import type { LayerSpecification } from "maplibre-gl";

import type { Palette } from "#web/components/open-map/palette.ts";

export const lineLayer = "path-line";
export const pointLayer = "path-points";

/** A line that is wide enough for a finger, and its points. */
export function pathLayers({ route, casing, surface, arrow, way }: Palette): LayerSpecification[] {
  const isLine = ["==", ["geometry-type"], "LineString"] as ["==", unknown, string];
  const isPoint = ["==", ["geometry-type"], "Point"] as ["==", unknown, string];
  const source = "path";
  const round = { "line-cap": "round", "line-join": "round" } as const;
  const isSelected = ["boolean", ["get", "isSelected"], false];
  return [
    {
      id: `${lineLayer}-casing`,
      type: "line",
      source,
      filter: isLine as never,
      layout: round,
      paint: { "line-color": casing, "line-width": 8 },
    },
    {
      id: lineLayer,
      type: "line",
      source,
      filter: isLine as never,
      layout: round,
      paint: { "line-color": route, "line-width": 4 },
    },
    {
      id: pointLayer,
      type: "circle",
      source,
      filter: isPoint as never,
      paint: {
        "circle-radius": ["case", isSelected, 9, 5.5] as never,
        "circle-color": ["case", isSelected, arrow, surface] as never,
        "circle-stroke-color": way,
        "circle-stroke-width": 2,
      },
    },
  ];
}
