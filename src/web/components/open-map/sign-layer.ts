import type { ExpressionSpecification, LayerSpecification } from "maplibre-gl";
import { single } from "./cluster-layers.ts";
import type { Fonts } from "./fonts.ts";
import type { Palette } from "./palette.ts";

interface SignPlace {
  readonly id: string;
  readonly source: string;
  /** From this zoom on; always without it. */
  readonly minzoom?: number;
  /** Which places; all without it. */
  readonly only?: ExpressionSpecification;
}

/** Places as round signs by their property `layer`, from near with their names. */
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
