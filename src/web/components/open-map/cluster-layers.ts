import type { ExpressionSpecification, LayerSpecification } from "maplibre-gl";
import type { Fonts } from "./fonts.ts";

const clustered: ExpressionSpecification = ["has", "point_count"];
/** Features that stand by themselves. */
export const single: ExpressionSpecification = ["!", clustered];

interface ClusterLook {
  /** The layers are called after it. */
  readonly of: string;
  readonly source: string;
  /** Pixels to the right and down of the place, so that the number stands beside the line and not on it. */
  readonly beside: readonly [number, number];
  /** Which groups; all without it. */
  readonly only?: ExpressionSpecification;
  readonly minzoom?: number;
  /** How many things a group stands for. */
  readonly count: ExpressionSpecification;
  readonly fill: string;
  readonly rim: string;
  readonly ink: string;
}

/** Groups as circles with a number. They go under the line. */
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
