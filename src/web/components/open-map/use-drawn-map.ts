import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import type { LatLon } from "#domain/route-geometry/great-circle.ts";
import { farOffM } from "#domain/whereabouts/whereabouts.ts";
import type { RouteMap } from "#contract/routes/route-map.ts";
import type { MapData } from "./load-map-data.ts";
import {
  boundsOf,
  collectionOf,
  type DayEnd,
  dayFeatures,
  hereFeatures,
  placeFeatures,
  townFeatures,
  wayFeatures,
} from "./overlay-data.ts";
import { choosable, overlayLayers, sources } from "./overlay-layers.ts";
import type { Place, PlaceId, PlaceLayer } from "./places.ts";
import { setFeatures } from "./show-map.ts";
import { useChosenPlace } from "./use-chosen-place.ts";
import { placeZoom, useMap } from "./use-map.ts";
import type { WhereaboutsState } from "./use-whereabouts.ts";
import type { Overlay } from "./opened-map.ts";

/** Groups of what lies within this many pixels of each other. */
const near = { cluster: true, clusterRadius: 56, clusterMaxZoom: 13 };

/** A route with its towns and the nights of a plan; houses and points come when it is known which are wanted. */
function routeOverlay(data: RouteMap, days: readonly DayEnd[]): Overlay {
  const none = collectionOf([]);
  return {
    bounds: boundsOf(data),
    sources: [
      { id: sources.ways, features: wayFeatures(data), options: { tolerance: 0.25 } },
      { id: sources.towns, features: townFeatures(data) },
      { id: sources.houses, features: none, options: near },
      { id: sources.points, features: none, options: near },
      { id: sources.days, features: dayFeatures(days) },
      { id: sources.selected, features: none },
      { id: sources.here, features: none },
    ],
    layers: overlayLayers,
  };
}

interface DrawnMapInput {
  readonly container: RefObject<HTMLElement | null>;
  readonly data: MapData;
  readonly days: readonly DayEnd[];
  readonly focus: (LatLon & { readonly zoom?: number }) | undefined;
  readonly styleUrl: string | null;
  readonly title: string;
  readonly layers: ReadonlySet<PlaceLayer>;
  readonly places: readonly Place[];
  readonly chosen: PlaceId | null;
  readonly whereabouts: WhereaboutsState;
  readonly onChoose: (place: PlaceId | null) => void;
  readonly onFailed: () => void;
}

/** Keeps the map of a route in a container and what it shows in step with what is asked for. */
export function useDrawnMap(input: DrawnMapInput) {
  const { container, data, days, focus, styleUrl, title, layers, places, chosen, whereabouts, onChoose, onFailed } =
    input;
  // Of the days those that are there at first; later ones are put into the map that stands.
  const [overlay] = useState(() => routeOverlay(data.route, days));
  const ground = data.ground;
  const drawn = useMap({ container, ground, styleUrl, title, overlay, focus, choosable, onChoose, onFailed });
  const { map, move } = drawn;

  useEffect(() => {
    if (!map) return;
    setFeatures(map, sources.houses, placeFeatures(data.route, "house", layers));
    setFeatures(map, sources.points, placeFeatures(data.route, "point", layers));
  }, [map, data, layers]);
  useEffect(() => {
    if (map) setFeatures(map, sources.days, dayFeatures(days));
  }, [map, days]);
  const { kind, index } = chosen ?? {};
  const place = places.find((candidate) => candidate.kind === kind && candidate.index === index) ?? null;
  useChosenPlace(map, sources.selected, place);
  const goTo = useEffectEvent(({ lat, lon }: LatLon, isNear: boolean) =>
    move((shown) => {
      // Above the middle, clear of the report.
      const offset: [number, number] = [0, -0.15 * shown.getContainer().clientHeight];
      if (isNear) shown.flyTo({ center: [lon, lat], zoom: Math.max(shown.getZoom(), placeZoom), offset });
    }),
  );
  useEffect(() => {
    if (!map) return;
    const found = whereabouts.is === "found" ? whereabouts : null;
    const isNear = found?.whereabouts ? found.whereabouts.offM <= farOffM : false;
    setFeatures(
      map,
      sources.here,
      hereFeatures(found && { position: found.position, place: isNear ? (found.whereabouts?.place ?? null) : null }),
    );
    if (found) goTo(found.position, isNear);
  }, [map, whereabouts]);
  return drawn;
}
