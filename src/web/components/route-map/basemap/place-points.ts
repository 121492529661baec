import type { MapPlaceKey, SheetLabel } from "../map-types.ts";

interface PlacePoint {
  readonly key: MapPlaceKey;
  readonly kind: SheetLabel["kind"];
  readonly lat: number;
  readonly lon: number;
  /** Width of the name, in degrees of longitude: it is shown once it fits. */
  readonly room: number;
}

/** Positions of the names of seas, countries and regions, chosen visually. */
export const placePoints: readonly PlacePoint[] = [
  { key: "bayOfBiscay", kind: "sea", lat: 44.35, lon: -3.9, room: 5.5 },
  { key: "atlantic", kind: "sea", lat: 40.6, lon: -10.4, room: 4 },
  { key: "mediterranean", kind: "sea", lat: 37.4, lon: 1.2, room: 5 },
  { key: "portugal", kind: "country", lat: 40.3, lon: -7.9, room: 2.2 },
  { key: "france", kind: "country", lat: 45.1, lon: 1.2, room: 4 },
  { key: "galicia", kind: "region", lat: 42.35, lon: -7.75, room: 2.4 },
  { key: "asturias", kind: "region", lat: 43.28, lon: -5.9, room: 2.6 },
  { key: "cantabria", kind: "region", lat: 43.16, lon: -4.05, room: 1.5 },
  { key: "euskadi", kind: "region", lat: 43.08, lon: -2.62, room: 1.3 },
  { key: "navarra", kind: "region", lat: 42.55, lon: -1.55, room: 1.4 },
  { key: "laRioja", kind: "region", lat: 42.2, lon: -2.6, room: 1.3 },
  { key: "castillaYLeon", kind: "region", lat: 41.75, lon: -4.8, room: 4.5 },
  { key: "aragon", kind: "region", lat: 41.35, lon: -0.75, room: 2.2 },
  { key: "catalunya", kind: "region", lat: 41.75, lon: 1.5, room: 2.6 },
  { key: "madrid", kind: "region", lat: 40.4, lon: -3.7, room: 1.2 },
  { key: "castillaLaMancha", kind: "region", lat: 39.4, lon: -3.1, room: 4 },
  { key: "extremadura", kind: "region", lat: 39.1, lon: -6.1, room: 2.6 },
  { key: "andalucia", kind: "region", lat: 37.5, lon: -4.7, room: 5 },
  { key: "valencia", kind: "region", lat: 39.4, lon: -0.75, room: 1.6 },
  { key: "murcia", kind: "region", lat: 38.05, lon: -1.5, room: 1.5 },
];
