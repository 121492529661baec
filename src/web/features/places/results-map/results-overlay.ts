import type { Feature, FeatureCollection } from "geojson";
import type { ExpressionSpecification, LayerSpecification } from "maplibre-gl";

import type { FoundPlace } from "#contract/places/found-places.ts";
import type { LatLon } from "#domain/geography/route-geometry/great-circle.ts";
import { clusterLayers, signLayer, single, wayLayers } from "#web/components/interactive-map/layers/cluster-layers.ts";
import type { Fonts } from "#web/components/interactive-map/layers/fonts.ts";
import { besideDot } from "#web/components/interactive-map/layers/label-sides.ts";
import type { Bounds, Overlay } from "#web/components/interactive-map/open-map-options.ts";
import { collectionOf, pointAt } from "#web/components/interactive-map/layers/overlay-data.ts";
import { selectedLayer } from "#web/components/interactive-map/layers/overlay-layers.ts";
import type { Palette } from "#web/components/interactive-map/layers/palette.ts";
import type { RouteLine } from "./results-map-data.ts";

export const resultSources = { ways: "found-ways", places: "found-places", selected: "found-selected" } as const;

/** Layers that respond to a click or tap, by priority. */
export const choosableResults = ["found-houses", "found-towns", "level-clusters", "steep-clusters"];

const count: ExpressionSpecification = ["get", "count"];
const isTown: ExpressionSpecification = ["==", ["get", "kind"], "town"];
const isHouse: ExpressionSpecification = ["==", ["get", "kind"], "house"];
/** The majority of a group is on ways that run north or south. */
const mostlySteep: ExpressionSpecification = [">", ["get", "steep"], ["/", ["get", "point_count"], 2]];

export function lineFeatures(lines: readonly RouteLine[]): FeatureCollection {
  return collectionOf(
    lines.map(({ kind, points }): Feature => ({
      type: "Feature",
      properties: { main: kind === "main", walked: kind !== "crossing" },
      geometry: { type: "LineString", coordinates: points.map(({ lat, lon }) => [lon, lat]) },
    })),
  );
}

/**
 * @param labelOf label beside a place
 * @param isSteep whether the way runs north or south at a place, so that numbers and names go to its side
 */
export function resultFeatures(
  places: readonly FoundPlace[],
  labelOf: (place: FoundPlace) => string,
  isSteep: (place: LatLon) => boolean,
): FeatureCollection {
  return collectionOf(
    places.map((place, index) => {
      const steep = isSteep(place);
      const properties = { kind: place.kind, index, name: labelOf(place), count: place.count, steep: steep ? 1 : 0 };
      return pointAt(place, { ...properties, layer: "houses", side: steep ? "beside" : "under" });
    }),
  );
}

function groups(palette: Palette, font: Fonts): LayerSpecification[] {
  const look = { source: resultSources.places, count, fill: palette.way, rim: palette.surface, ink: palette.onWay };
  return [
    ...clusterLayers({ ...look, of: "level", beside: [0, -19], only: ["!", mostlySteep] }, font),
    ...clusterLayers({ ...look, of: "steep", beside: [21, 0], only: mostlySteep }, font),
  ];
}

function towns(palette: Palette, font: Fonts): LayerSpecification[] {
  const shared = { source: resultSources.places, filter: ["all", single, isTown] satisfies ExpressionSpecification };
  return [
    {
      id: "found-towns",
      type: "circle",
      ...shared,
      paint: {
        "circle-radius": 5,
        "circle-color": palette.surface,
        "circle-stroke-width": 2.4,
        "circle-stroke-color": palette.way,
      },
    },
    {
      id: "found-names",
      type: "symbol",
      ...shared,
      layout: {
        "text-field": ["get", "name"],
        "text-font": font.strong,
        "text-size": 12.5,
        "text-max-width": 8,
        "text-variable-anchor-offset": besideDot,
        "text-justify": "auto",
        "text-padding": 3,
        "symbol-sort-key": ["-", 0, count],
      },
      paint: { "text-color": palette.ink, "text-halo-color": palette.halo, "text-halo-width": 1.6 },
    },
  ];
}

/** All routes or some, and the results on them; the places are added when they are loaded. */
export function resultsOverlay(bounds: Bounds): Overlay {
  const none = collectionOf([]);
  return {
    bounds,
    sources: [
      { id: resultSources.ways, features: none, options: { tolerance: 0.25 } },
      {
        id: resultSources.places,
        features: none,
        options: {
          cluster: true,
          clusterRadius: 52,
          clusterMaxZoom: 12,
          clusterProperties: { count: ["+", ["get", "count"]], steep: ["+", ["get", "steep"]] },
        },
      },
      { id: resultSources.selected, features: none },
    ],
    layers: (palette, font) => [
      ...groups(palette, font),
      ...wayLayers(resultSources.ways, palette),
      signLayer({ id: "found-houses", source: resultSources.places, only: isHouse }, palette, font),
      ...towns(palette, font),
      selectedLayer(resultSources.selected, palette),
    ],
  };
}
