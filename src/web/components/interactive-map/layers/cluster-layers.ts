import type { ExpressionSpecification, LayerSpecification } from "maplibre-gl";

import type { Fonts } from "./fonts.ts";
import type { Palette } from "./palette.ts";

const straight: ExpressionSpecification = ["==", ["get", "straight"], true];
const mainWay: ExpressionSpecification = ["all", ["get", "main"], ["get", "walked"], ["!", straight]];
const straightWay: ExpressionSpecification = ["all", ["get", "main"], ["get", "walked"], straight];
const others: ExpressionSpecification = ["all", ["!", ["get", "main"]], ["get", "walked"]];
const crossings: ExpressionSpecification = ["!", ["get", "walked"]];

/** Widths that grow from country to village zoom. */
export function growing(far: number, near: number): ExpressionSpecification {
  return ["interpolate", ["linear"], ["zoom"], 5, far, 12, near];
}

/**
 * Ways by their properties `main`, `walked` and `straight`, the main ones as the yellow line of all maps on top,
 * dashed if no path is known.
 */
export function wayLayers(source: string, palette: Palette): LayerSpecification[] {
  const line = (id: string, filter: ExpressionSpecification, paint: object): LayerSpecification => ({
    id,
    type: "line",
    source,
    filter,
    layout: { "line-join": "round", "line-cap": "round" },
    paint,
  });
  return [
    line("crossings", crossings, { "line-color": palette.seaName, "line-width": 1.6, "line-dasharray": [2, 2.5] }),
    line("variant-casing", others, { "line-color": palette.halo, "line-width": growing(2.5, 6) }),
    line("variants", others, {
      "line-color": palette.variant,
      "line-width": growing(1.2, 3),
      "line-dasharray": [0.2, 2],
    }),
    line("way-casing", mainWay, { "line-color": palette.casing, "line-width": growing(5.5, 9) }),
    line("way-straight-casing", straightWay, {
      "line-color": palette.casing,
      "line-width": growing(4, 7),
      "line-dasharray": [1.2, 1.6],
    }),
    line("way-straight", straightWay, {
      "line-color": palette.route,
      "line-width": growing(2, 3.5),
      "line-dasharray": [2.4, 3.2],
    }),
    line("way", mainWay, { "line-color": palette.route, "line-width": growing(3, 5) }),
  ];
}

const clustered: ExpressionSpecification = ["has", "point_count"];
/** Unclustered features. */
export const single: ExpressionSpecification = ["!", clustered];

interface ClusterLook {
  /** Prefix of the layers' ids. */
  readonly of: string;
  readonly source: string;
  /** Offset from the place in pixels, so that the number is beside the line and not on it. */
  readonly beside: readonly [number, number];
  /** Filter of groups; all without it. */
  readonly only?: ExpressionSpecification;
  readonly minzoom?: number;
  /** The number of things in a group. */
  readonly count: ExpressionSpecification;
  readonly fill: string;
  readonly rim: string;
  readonly ink: string;
}

/** Groups as circles with a number. To be inserted below the line. */
export function clusterLayers(look: ClusterLook, font: Fonts): LayerSpecification[] {
  const { of, source, count, fill, rim, ink } = look;
  const beside: [number, number] = [...look.beside];
  const filter: ExpressionSpecification = look.only ? ["all", clustered, look.only] : clustered;
  const shared = { source, filter, ...(look.minzoom !== undefined && { minzoom: look.minzoom }) };
  return [
    {
      id: `${of}-clusters`,
      type: "circle",
      ...shared,
      paint: {
        "circle-radius": ["step", count, 11, 10, 13, 50, 15, 1000, 18],
        "circle-translate": beside,
        "circle-color": fill,
        "circle-stroke-width": 1.5,
        "circle-stroke-color": rim,
      },
    },
    {
      id: `${of}-cluster-counts`,
      type: "symbol",
      ...shared,
      layout: {
        "text-field": ["to-string", count],
        "text-font": font.strong,
        "text-size": 11.5,
        "text-allow-overlap": true,
        "text-ignore-placement": true,
      },
      paint: { "text-translate": beside, "text-color": ink },
    },
  ];
}

interface SignPlace {
  readonly id: string;
  readonly source: string;
  /** From this zoom on; always without it. */
  readonly minzoom?: number;
  /** Filter of places; all without it. */
  readonly only?: ExpressionSpecification;
}

/** Places as round signs by their property `layer`, at high zoom with their names. */
export function signLayer({ id, source, minzoom, only }: SignPlace, palette: Palette, font: Fonts): LayerSpecification {
  return {
    id,
    type: "symbol",
    source,
    ...(minzoom !== undefined && { minzoom }),
    filter: only ? ["all", single, only] : single,
    layout: {
      "icon-image": ["concat", "place-", ["get", "layer"]],
      "icon-size": ["interpolate", ["linear"], ["zoom"], 9, 0.6, 14, 0.95],
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
