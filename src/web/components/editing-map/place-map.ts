import { Marker } from "maplibre-gl";

import type { LatLon } from "#domain/geography/route-geometry/great-circle.ts";
import { boundsOf, type EditingMapOptions, openEditingMap } from "./open-editing-map.ts";

interface PlaceMapOptions extends EditingMapOptions {
  /** Initial position; null shows everything. */
  readonly start: LatLon | null;
}

export interface PlaceMap {
  /** Moves the marker, or removes it. */
  mark(place: LatLon | null): void;
}

/** Degrees shown around a known place. */
const closeDegrees = 0.02;

function around({ lat, lon }: LatLon): LatLon[] {
  return [
    { lat: lat - closeDegrees, lon: lon - closeDegrees },
    { lat: lat + closeDegrees, lon: lon + closeDegrees },
  ];
}

/**
 * A map for choosing a place by a click or by moving the marker; removed when the signal aborts.
 * @throws if the browser has no WebGL 2, and without a network
 */
export async function showPlaceMap(
  { start, ...options }: PlaceMapOptions,
  onPick: (place: LatLon) => void,
  signal: AbortSignal,
): Promise<PlaceMap> {
  const { map, palette } = await openEditingMap(options, boundsOf(start ? around(start) : []), signal);
  const marker = new Marker({ color: palette.way, draggable: true }).setLngLat([0, 0]);
  marker.on("dragend", () => {
    const { lat, lng } = marker.getLngLat();
    onPick({ lat, lon: lng });
  });
  map.on("click", ({ lngLat: { lat, lng } }) => onPick({ lat, lon: lng }));
  return {
    mark: (place) => {
      if (place === null) marker.remove();
      else marker.setLngLat([place.lon, place.lat]).addTo(map);
    },
  };
}
