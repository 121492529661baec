import type { Feature, FeatureCollection } from "geojson";
import type { RouteMap } from "#contract/routes/route-map.ts";
import { decodePolyline } from "#domain/geography/route-geometry/polyline.ts";
import type { LatLon } from "#domain/geography/route-geometry/great-circle.ts";
import { labelSides } from "./label-sides.ts";
import type { Bounds } from "../open-map-options.ts";
import { placesOf, type PlaceLayer, sizeRanks } from "../places/places.ts";
import type { WalkedStretch } from "../open-map-options.ts";

/** A night of a plan. */
export interface DayEnd extends LatLon {
  /** Calendar day of the plan, from 1. */
  readonly number: number;
  /** The town. */
  readonly name: string;
}

export function collectionOf(features: Feature[]): FeatureCollection {
  return { type: "FeatureCollection", features };
}

export function pointAt({ lat, lon }: LatLon, properties: Record<string, string | number | boolean | null>): Feature {
  return { type: "Feature", properties, geometry: { type: "Point", coordinates: [lon, lat] } };
}

/** The ways as lines: `main` for the main way, `walked` if it is part of the walk. */
export function wayFeatures({ ways }: RouteMap): FeatureCollection {
  return collectionOf(
    ways.flatMap(({ kind, legs }) =>
      legs.map(({ line, mode, straight }): Feature => ({
        type: "Feature",
        properties: { main: kind === "main", walked: mode === "walk", straight },
        geometry: { type: "LineString", coordinates: decodePolyline(line).map(({ lat, lon }) => [lon, lat]) },
      })),
    ),
  );
}

/** A stretch of a plan along another route. */
export function walkedFeature({ line, straight }: WalkedStretch): Feature {
  return {
    type: "Feature",
    properties: { main: true, walked: true, straight },
    geometry: { type: "LineString", coordinates: line.map(([lat, lon]) => [lon, lat]) },
  };
}

/** Of towns of one size the one with more houses keeps its name, up to this many. */
const maxHousesThatCount = 90;

/** Ends and nights come first. */
const first = 10;

/**
 * Towns with a rank: 0 for both ends of the main way, then by size. Names are placed in their `order`: those of
 * ends and nights, then by rank, those off the main way last.
 */
export function townFeatures(map: RouteMap, days: readonly DayEnd[]): FeatureCollection {
  const { ways, towns } = map;
  const sides = labelSides(map);
  const main = ways.find(({ kind }) => kind === "main");
  const ends = [main?.from, main?.legs.at(-1)?.to];
  const nights = new Set(days.map(placeKey));
  return collectionOf(
    towns.map((town, index) => {
      const { name, houses } = town;
      const rank = ends.includes(index) ? 0 : sizeRanks[town.size];
      const night = nights.has(placeKey(town));
      const late = rank + (town.km === null ? 4 : 0) - (night || rank === 0 ? first : 0);
      const order = late - Math.min(houses, maxHousesThatCount) / 100;
      return pointAt(town, { kind: "town", index, name, rank, night, order, side: sides.get(index) ?? "under" });
    }),
  );
}

function placeKey({ lat, lon }: LatLon): string {
  return `${lat} ${lon}`;
}

/** Houses, or the points of the enabled groups. */
export function placeFeatures(
  data: RouteMap,
  of: "house" | "point",
  layers: ReadonlySet<PlaceLayer>,
): FeatureCollection {
  return collectionOf(
    placesOf(data).flatMap((place) => {
      if (place.kind !== of || place.layer === null || !layers.has(place.layer)) return [];
      return pointAt(place, { kind: of, index: place.index, name: place.name, layer: place.layer });
    }),
  );
}

export function dayFeatures(days: readonly DayEnd[]): FeatureCollection {
  return collectionOf(days.map((day) => pointAt(day, { number: String(day.number) })));
}

/** A position, its accuracy, and the nearest place of the route. */
interface Here {
  readonly position: LatLon;
  /** Place on the line; null when too far from it to matter. */
  readonly place: LatLon | null;
}

export function hereFeatures(here: Here | null): FeatureCollection {
  if (!here) return collectionOf([]);
  const { position, place } = here;
  const link: Feature[] = place
    ? [
        {
          type: "Feature",
          properties: { role: "link" },
          geometry: {
            type: "LineString",
            coordinates: [
              [position.lon, position.lat],
              [place.lon, place.lat],
            ],
          },
        },
        pointAt(place, { role: "place" }),
      ]
    : [];
  return collectionOf([...link, pointAt(position, { role: "position" })]);
}

/** Of the main way; of all towns where it has no line. */
export function boundsOf({ ways, towns }: RouteMap): Bounds {
  const legs = ways.find(({ kind }) => kind === "main")?.legs ?? [];
  const line = legs.flatMap((leg) => decodePolyline(leg.line));
  const places: readonly LatLon[] = line.length > 1 ? line : towns;
  return boundsAround(places);
}

/** The smallest bounds that contain all places. */
export function boundsAround(places: readonly LatLon[]): Bounds {
  const bounds: [number, number, number, number] = [180, 90, -180, -90];
  for (const { lat, lon } of places) {
    bounds[0] = Math.min(bounds[0], lon);
    bounds[1] = Math.min(bounds[1], lat);
    bounds[2] = Math.max(bounds[2], lon);
    bounds[3] = Math.max(bounds[3], lat);
  }
  return bounds;
}
