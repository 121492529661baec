import type { Feature, FeatureCollection } from "geojson";

export type BasemapKind = "land" | "country" | "region" | "province" | "river";

/** The basemap as it is stored: see tools/build-assets/build-open-basemap.ts. Lines are differences in whole steps, longitude first. */
export interface StoredBasemap {
  readonly stepsPerDegree: number;
  readonly land: readonly (readonly number[])[];
  readonly countryBorders: readonly (readonly number[])[];
  readonly regionBorders: readonly (readonly number[])[];
  readonly provinceBorders: readonly (readonly number[])[];
  readonly rivers: readonly (readonly number[])[];
  readonly labels: readonly BasemapLabel[];
}

interface BasemapLabel {
  /** Key of the name in the message catalogue, `map.places.*`. */
  readonly key: string;
  readonly kind: "sea" | "country" | "region";
  readonly lat: number;
  readonly lon: number;
}

type Position = [lon: number, lat: number];

function positionsOf(differences: readonly number[], stepsPerDegree: number): Position[] {
  const positions: Position[] = [];
  let [x, y] = [0, 0];
  for (let index = 0; index + 1 < differences.length; index += 2) {
    x += differences[index] ?? 0;
    y += differences[index + 1] ?? 0;
    positions.push([x / stepsPerDegree, y / stepsPerDegree]);
  }
  return positions;
}

/** Land, borders and rivers as features with a property `kind`. */
export function basemapFeatures(stored: StoredBasemap): FeatureCollection {
  const lines = (kind: BasemapKind, stretches: readonly (readonly number[])[]): Feature => ({
    type: "Feature",
    properties: { kind },
    geometry: {
      type: "MultiLineString",
      coordinates: stretches.map((stretch) => positionsOf(stretch, stored.stepsPerDegree)),
    },
  });
  const rings = stored.land.map((ring) => closed(positionsOf(ring, stored.stepsPerDegree)));
  const land: Feature = {
    type: "Feature",
    properties: { kind: "land" satisfies BasemapKind },
    geometry: { type: "MultiPolygon", coordinates: rings.map((ring) => [ring]) },
  };
  return {
    type: "FeatureCollection",
    features: [
      land,
      lines("country", stored.countryBorders),
      lines("region", stored.regionBorders),
      lines("province", stored.provinceBorders),
      lines("river", stored.rivers),
    ],
  };
}

function closed(ring: Position[]): Position[] {
  const [first] = ring;
  const last = ring.at(-1);
  if (!first || !last || (first[0] === last[0] && first[1] === last[1])) return ring;
  return [...ring, first];
}

/** Names of seas, countries and regions in the language of the page. */
export function basemapLabels(stored: StoredBasemap, nameOf: (key: string) => string): FeatureCollection {
  return {
    type: "FeatureCollection",
    features: stored.labels.map(({ key, kind, lat, lon }) => ({
      type: "Feature",
      properties: { kind, name: nameOf(key) },
      geometry: { type: "Point", coordinates: [lon, lat] },
    })),
  };
}
