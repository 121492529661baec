import type { ExpressionSpecification, LayerSpecification } from "maplibre-gl";
import type { Fonts } from "./fonts.ts";
import type { Palette } from "./palette.ts";
import { nearZoom } from "./places.ts";

export const sources = {
  ways: "route-ways",
  towns: "route-towns",
  houses: "route-houses",
  points: "route-points",
  days: "route-days",
  selected: "route-selected",
  here: "route-here",
} as const;

/** Layers that can be chosen by a click or tap, those that win first. */
export const choosable = ["days", "point-signs", "house-signs", "towns", "house-clusters", "point-clusters"];

const mainWay: ExpressionSpecification = ["all", ["get", "main"], ["get", "walked"]];
const variants: ExpressionSpecification = ["all", ["!", ["get", "main"]], ["get", "walked"]];
const crossings: ExpressionSpecification = ["!", ["get", "walked"]];
const clustered: ExpressionSpecification = ["has", "point_count"];
const single: ExpressionSpecification = ["!", clustered];

/** Widths that grow from a whole country to a single village. */
function growing(far: number, near: number): ExpressionSpecification {
  return ["interpolate", ["linear"], ["zoom"], 5, far, 12, near];
}

function way(id: string, filter: ExpressionSpecification, paint: object): LayerSpecification {
  return {
    id,
    type: "line",
    source: sources.ways,
    filter,
    layout: { "line-join": "round", "line-cap": "round" },
    paint,
  };
}

/** A circle with a number beside the line, never on it: houses above, points below. */
function clusters(of: "house" | "point", lift: number, palette: Palette, font: Fonts): LayerSpecification[] {
  const source = of === "house" ? sources.houses : sources.points;
  const beside: [number, number] = [0, lift];
  const isHouse = of === "house";
  return [
    {
      id: `${of}-clusters`,
      type: "circle",
      source,
      minzoom: nearZoom,
      filter: clustered,
      paint: {
        "circle-radius": ["step", ["get", "point_count"], 11, 10, 13, 50, 15],
        "circle-translate": beside,
        "circle-color": isHouse ? palette.way : palette.surface,
        "circle-stroke-width": 1.5,
        "circle-stroke-color": isHouse ? palette.surface : palette.regionName,
      },
    },
    {
      id: `${of}-cluster-counts`,
      type: "symbol",
      source,
      minzoom: nearZoom,
      filter: clustered,
      layout: {
        "text-field": ["get", "point_count_abbreviated"],
        "text-font": font.strong,
        "text-size": 11.5,
        "text-allow-overlap": true,
        "text-ignore-placement": true,
      },
      paint: { "text-translate": beside, "text-color": isHouse ? palette.onWay : palette.ink },
    },
  ];
}

function signs(of: "house" | "point", palette: Palette, font: Fonts): LayerSpecification {
  return {
    id: `${of}-signs`,
    type: "symbol",
    source: of === "house" ? sources.houses : sources.points,
    minzoom: nearZoom,
    filter: single,
    layout: {
      "icon-image": ["concat", "place-", ["get", "layer"]],
      "icon-size": ["interpolate", ["linear"], ["zoom"], nearZoom, 0.6, 14, 0.95],
      "icon-allow-overlap": true,
      "icon-ignore-placement": true,
      "text-field": ["step", ["zoom"], "", 13, ["coalesce", ["get", "name"], ""]],
      "text-font": font.plain,
      "text-size": 11.5,
      "text-max-width": 9,
      "text-variable-anchor": ["left", "right", "top", "bottom"],
      "text-radial-offset": 1.2,
      "text-optional": true,
    },
    paint: { "text-color": palette.ink, "text-halo-color": palette.halo, "text-halo-width": 1.3 },
  };
}

type Anchor = "top" | "bottom" | "left" | "right" | "top-left" | "top-right" | "bottom-left" | "bottom-right";

/** The anchors in the order in which they are tried, each with its offset from the dot in ems. An anchor at the top puts the name below. */
function anchors(order: readonly Anchor[]): (Anchor | [number, number])[] {
  const far = 0.75;
  const near = 0.55;
  const shift = (anchor: Anchor): [number, number] => {
    const slant = anchor.includes("-") ? near : far;
    const x = anchor.includes("left") ? slant : anchor.includes("right") ? -slant : 0;
    const y = anchor.includes("top") ? slant : anchor.includes("bottom") ? -slant : 0;
    return [x, y];
  };
  return order.flatMap((anchor) => [anchor, shift(anchor)]);
}

const slanting: readonly Anchor[] = ["top-left", "bottom-left", "top-right", "bottom-right"];

const bySide: ExpressionSpecification = [
  "match",
  ["get", "side"],
  "beside",
  ["literal", anchors(["left", "right", ...slanting])],
  "north",
  ["literal", anchors(["bottom", "bottom-left", "bottom-right", "left", "right"])],
  "south",
  ["literal", anchors(["top", "top-left", "top-right", "left", "right"])],
  ["literal", anchors(["top", "bottom", ...slanting])],
];

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
      filter: ["any", ["<=", rank, 2], [">=", ["zoom"], 7.6]],
      layout: {
        "text-field": ["get", "name"],
        "text-font": ["case", ["<=", rank, 1], ["literal", font.strong], ["literal", font.plain]],
        "text-size": byRank(15, 14, 12.5, 12),
        "text-max-width": 8,
        "text-variable-anchor-offset": bySide,
        "text-justify": "auto",
        "text-padding": 3,
        "symbol-sort-key": ["get", "order"],
      },
      paint: { "text-color": palette.ink, "text-halo-color": palette.halo, "text-halo-width": 1.6 },
    },
  };
}

function nights(palette: Palette, font: Fonts): LayerSpecification[] {
  return [
    {
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
    {
      id: "day-numbers",
      type: "symbol",
      source: sources.days,
      minzoom: 6.5,
      layout: {
        "text-field": ["get", "number"],
        "text-font": font.strong,
        "text-size": growing(9, 12),
        "text-allow-overlap": true,
        "text-ignore-placement": true,
      },
      // Dark on the yellow of the arrows in both themes.
      paint: { "text-color": "#14212b" },
    },
  ];
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

/** Everything over the ground, from below to above; the line lies over what crowds round it and under what is chosen. */
export function overlayLayers(palette: Palette, font: Fonts): LayerSpecification[] {
  const { dots, names } = towns(palette, font);
  return [
    ...clusters("point", 17, palette, font),
    ...clusters("house", -17, palette, font),
    way("crossings", crossings, { "line-color": palette.seaName, "line-width": 1.6, "line-dasharray": [2, 2.5] }),
    way("variant-casing", variants, { "line-color": palette.halo, "line-width": growing(2.5, 6) }),
    way("variants", variants, {
      "line-color": palette.variant,
      "line-width": growing(1.2, 3),
      "line-dasharray": [0.2, 2],
    }),
    way("way-casing", mainWay, { "line-color": palette.casing, "line-width": growing(5.5, 9) }),
    way("way", mainWay, { "line-color": palette.route, "line-width": growing(3, 5) }),
    signs("point", palette, font),
    signs("house", palette, font),
    dots,
    ...nights(palette, font),
    names,
    {
      id: "selected",
      type: "circle",
      source: sources.selected,
      paint: {
        "circle-radius": 15,
        "circle-opacity": 0,
        "circle-stroke-width": 3.5,
        "circle-stroke-color": palette.way,
      },
    },
    ...position(palette),
  ];
}
