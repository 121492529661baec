import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from "maplibre-gl";

import { fonts } from "./fonts.ts";
import { basemapFeatures, type BasemapKind, basemapLabels } from "./basemap.ts";
import { type BasemapShapes, type MapTiles, tilesAsSource } from "../load-map-data.ts";
import type { Palette } from "./palette.ts";

/** Name of the source in the style. */
export const tileSource = "tiles";

/** Language of names on the tiles, and names that the map shows already. */
export interface TileNames {
  /** ISO 639-1. */
  readonly language: string;
  readonly isKnown: ReadonlySet<string>;
}

function lines(kind: BasemapKind, paint: object, minzoom = 0): LayerSpecification {
  return {
    id: `basemap-${kind}`,
    type: "line",
    source: "basemap",
    minzoom,
    filter: ["==", ["get", "kind"], kind],
    layout: { "line-join": "round", "line-cap": "round" },
    paint,
  };
}

function names(
  kind: string,
  zooms: readonly [number, number],
  layout: object,
  colour: string,
  halo: string,
): LayerSpecification {
  return {
    id: `basemap-name-${kind}`,
    type: "symbol",
    source: "basemap-names",
    minzoom: zooms[0],
    maxzoom: zooms[1],
    filter: ["==", ["get", "kind"], kind],
    layout: { "text-field": ["get", "name"], "text-max-width": 8, "text-padding": 6, ...layout },
    paint: { "text-color": colour, "text-halo-color": halo, "text-halo-width": 1.2 },
  };
}

/** Basemap layers from bottom to top, in the colours of the theme. */
export function basemapLayers(palette: Palette, tiles: MapTiles | null, tileNames: TileNames): LayerSpecification[] {
  const filter: ExpressionSpecification = ["==", ["get", "kind"], "land"];
  const land = { source: "basemap", filter };
  const capitals = { "text-font": fonts.strong, "text-transform": "uppercase", "text-letter-spacing": 0.12 };
  return [
    { id: "basemap-sea", type: "background", paint: { "background-color": palette.sea } },
    {
      id: "basemap-glow",
      type: "line",
      ...land,
      paint: {
        "line-color": palette.glow,
        "line-width": ["interpolate", ["linear"], ["zoom"], 4, 10, 9, 26],
        "line-blur": ["interpolate", ["linear"], ["zoom"], 4, 8, 9, 20],
      },
    },
    { id: "basemap-land", type: "fill", ...land, paint: { "fill-color": palette.land, "fill-antialias": false } },
    lines("river", {
      "line-color": palette.river,
      "line-width": ["interpolate", ["linear"], ["zoom"], 5, 0.7, 10, 1.8],
    }),
    lines("province", { "line-color": palette.region, "line-width": 0.7, "line-dasharray": [1, 4] }, 7.5),
    lines("region", { "line-color": palette.region, "line-width": 1.1, "line-dasharray": [3, 3] }),
    lines("country", {
      "line-color": palette.border,
      "line-width": ["interpolate", ["linear"], ["zoom"], 5, 1, 10, 1.8],
    }),
    { id: "basemap-coast", type: "line", ...land, paint: { "line-color": palette.coast, "line-width": 1 } },
    ...(tiles?.layersOf(palette, tileNames) ?? []),
    names(
      "sea",
      [3, 9],
      { "text-font": fonts.sea, "text-size": 19, "text-letter-spacing": 0.08 },
      palette.seaName,
      palette.sea,
    ),
    names("country", [3, 8], { ...capitals, "text-size": 12 }, palette.regionName, palette.halo),
    names("region", [5.4, 9.5], { ...capitals, "text-size": 11 }, palette.regionName, palette.halo),
  ];
}

/** The map's own style: no sprites and no glyphs, and only content from this site. */
export function basemapStyle(
  palette: Palette,
  { stored, tiles }: BasemapShapes,
  nameOf: (key: string) => string,
  tileNames: TileNames,
): StyleSpecification {
  return {
    version: 8,
    sources: {
      basemap: { type: "geojson", data: basemapFeatures(stored), maxzoom: 12, tolerance: 0.2 },
      "basemap-names": { type: "geojson", data: basemapLabels(stored, nameOf) },
      ...(tiles && { [tileSource]: tilesAsSource(tiles) }),
    },
    layers: basemapLayers(palette, tiles, tileNames),
  };
}
