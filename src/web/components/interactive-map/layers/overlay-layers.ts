import type { ExpressionSpecification, LayerSpecification } from "maplibre-gl";
import { clusterLayers, signLayer, growing, wayLayers } from "./cluster-layers.ts";
import type { Fonts } from "./fonts.ts";
import { besideDotOrNumber } from "./label-sides.ts";
import type { Palette } from "./palette.ts";
import { nearZoom } from "../places/places.ts";

export const sources = {
  ways: "route-ways",
  towns: "route-towns",
  houses: "route-houses",
  points: "route-points",
  days: "route-days",
  selected: "route-selected",
  here: "route-here",
} as const;

/** Layers that respond to a click or tap, by priority. */
export const choosable = ["days", "point-signs", "house-signs", "towns", "house-clusters", "point-clusters"];

/** Groups beside the line, never on it: houses above, points below. */
function clusters(of: "house" | "point", palette: Palette, font: Fonts): LayerSpecification[] {
  const count: ExpressionSpecification = ["get", "point_count"];
  const look = { of, minzoom: nearZoom, count };
  return of === "house"
    ? clusterLayers(
        {
          ...look,
          source: sources.houses,
          beside: [0, -17],
          fill: palette.way,
          rim: palette.surface,
          ink: palette.onWay,
        },
        font,
      )
    : clusterLayers(
        {
          ...look,
          source: sources.points,
          beside: [0, 17],
          fill: palette.surface,
          rim: palette.regionName,
          ink: palette.ink,
        },
        font,
      );
}

function towns(palette: Palette, font: Fonts): Record<"dots" | "names", LayerSpecification> {
  const rank: ExpressionSpecification = ["get", "rank"];
  const byRank = (ends: number, city: number, town: number, village: number): ExpressionSpecification => [
    "match",
    rank,
    0,
    ends,
    1,
    city,
    2,
    town,
    village,
  ];
  return {
    dots: {
      id: "towns",
      type: "circle",
      source: sources.towns,
      filter: ["any", ["<=", rank, ["step", ["zoom"], 1, 7, 2]], [">=", ["zoom"], 8.5]],
      paint: {
        "circle-radius": byRank(6, 4.5, 4, 3.2),
        "circle-color": palette.surface,
        "circle-stroke-width": byRank(2.6, 2.2, 2, 1.6),
        "circle-stroke-color": palette.dot,
      },
    },
    names: {
      id: "town-names",
      type: "symbol",
      source: sources.towns,
      filter: ["any", ["get", "night"], ["<=", rank, 2], [">=", ["zoom"], 7.6]],
      layout: {
        "text-field": ["get", "name"],
        "text-font": ["case", ["<=", rank, 1], ["literal", font.strong], ["literal", font.plain]],
        // As on the drawn maps: a town, according to a source, may have no more people than the village beside it.
        "text-size": byRank(15, 14, 12, 12),
        "text-max-width": 8,
        "text-variable-anchor-offset": besideDotOrNumber,
        "text-justify": "auto",
        "text-padding": 3,
        "symbol-sort-key": ["get", "order"],
      },
      paint: { "text-color": palette.ink, "text-halo-color": palette.halo, "text-halo-width": 1.6 },
    },
  };
}

function nights(palette: Palette, font: Fonts): Record<"badges" | "numbers", LayerSpecification> {
  return {
    badges: {
      id: "days",
      type: "circle",
      source: sources.days,
      paint: {
        "circle-radius": growing(7, 11),
        "circle-color": palette.arrow,
        "circle-stroke-width": 2,
        "circle-stroke-color": palette.casing,
      },
    },
    numbers: {
      id: "day-numbers",
      type: "symbol",
      source: sources.days,
      layout: {
        "text-field": ["get", "number"],
        "text-font": font.strong,
        "text-size": growing(9, 12),
        "text-allow-overlap": true,
        // As wide as the badge: names avoid it, also at low zoom, where it has no number.
        "text-padding": growing(3, 5),
      },
      // Dark on the yellow of the arrows in both themes.
      paint: { "text-color": "#14212b", "text-opacity": ["step", ["zoom"], 0, 6.5, 1] },
    },
  };
}

function position(palette: Palette): LayerSpecification[] {
  const role = (name: string): ExpressionSpecification => ["==", ["get", "role"], name];
  return [
    {
      id: "here-halo",
      type: "circle",
      source: sources.here,
      filter: role("position"),
      paint: { "circle-radius": 20, "circle-color": palette.way, "circle-opacity": 0.22 },
    },
    {
      id: "here-link",
      type: "line",
      source: sources.here,
      filter: role("link"),
      paint: { "line-color": palette.way, "line-width": 2, "line-dasharray": [1, 1.5] },
    },
    {
      id: "here-place",
      type: "circle",
      source: sources.here,
      filter: role("place"),
      paint: {
        "circle-radius": 4,
        "circle-color": palette.surface,
        "circle-stroke-width": 2,
        "circle-stroke-color": palette.way,
      },
    },
    {
      id: "here",
      type: "circle",
      source: sources.here,
      filter: role("position"),
      paint: {
        "circle-radius": 8,
        "circle-color": palette.way,
        "circle-stroke-width": 3,
        "circle-stroke-color": palette.surface,
      },
    },
  ];
}

/** A ring round the chosen place. */
export function selectedLayer(source: string, palette: Palette): LayerSpecification {
  return {
    id: "selected",
    type: "circle",
    source,
    paint: {
      "circle-radius": 15,
      "circle-opacity": 0,
      "circle-stroke-width": 3.5,
      "circle-stroke-color": palette.way,
    },
  };
}

/** Everything above the basemap, from bottom to top; the line is above clusters and below the selection. */
export function overlayLayers(palette: Palette, font: Fonts): LayerSpecification[] {
  const { dots, names } = towns(palette, font);
  const { badges, numbers } = nights(palette, font);
  return [
    ...clusters("point", palette, font),
    ...clusters("house", palette, font),
    ...wayLayers(sources.ways, palette),
    signLayer({ id: "point-signs", source: sources.points, minzoom: nearZoom }, palette, font),
    signLayer({ id: "house-signs", source: sources.houses, minzoom: nearZoom }, palette, font),
    dots,
    badges,
    names,
    // Symbols are placed from top to bottom: names give way to numbers.
    numbers,
    selectedLayer(sources.selected, palette),
    ...position(palette),
  ];
}
