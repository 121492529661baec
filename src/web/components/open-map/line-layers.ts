import type { ExpressionSpecification, LayerSpecification } from "maplibre-gl";
import type { Palette } from "./palette.ts";

const straight: ExpressionSpecification = ["==", ["get", "straight"], true];
const mainWay: ExpressionSpecification = ["all", ["get", "main"], ["get", "walked"], ["!", straight]];
const straightWay: ExpressionSpecification = ["all", ["get", "main"], ["get", "walked"], straight];
const others: ExpressionSpecification = ["all", ["!", ["get", "main"]], ["get", "walked"]];
const crossings: ExpressionSpecification = ["!", ["get", "walked"]];

/** Widths that grow from a whole country to a single village. */
export function growing(far: number, near: number): ExpressionSpecification {
  return ["interpolate", ["linear"], ["zoom"], 5, far, 12, near];
}

/**
 * Ways by their properties `main`, `walked` and `straight`, the main ones as the yellow line of all maps above the others,
 * in dashes where no path is known.
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
