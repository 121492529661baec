import { useEffect, useEffectEvent, useState } from "react";
import type { LatLon } from "#domain/geography/route-geometry/great-circle.ts";
import { farOffM } from "#domain/plans/position/locate-on-way.ts";
import type { RouteMap } from "#contract/routes/route-map.ts";
import type { MapData } from "./load-map-data.ts";
import {
  boundsAround,
  boundsOf,
  collectionOf,
  dayFeatures,
  hereFeatures,
  placeFeatures,
  townFeatures,
  walkedFeature,
  wayFeatures,
} from "./layers/overlay-data.ts";
import { choosable, overlayLayers, sources } from "./layers/overlay-layers.ts";
import type { Place, PlaceId, PlaceLayer } from "./places/places.ts";
import type { Overlay, ShownRoute } from "./open-map-options.ts";
import { setFeatures } from "./show-map.ts";
import { type MapInput, useChosenPlace, placeZoom, useMap } from "./use-map.ts";
import type { PositionState } from "./position/use-position.ts";

/** Cluster radius in pixels. */
const near = { cluster: true, clusterRadius: 56, clusterMaxZoom: 13 };

/** Content of a plan besides its route. */
type ShownPlan = Required<Pick<ShownRoute, "days" | "beyond">> & Pick<ShownRoute, "frame">;

/** A route with its towns and the nights of a plan; houses and points follow when their layers are known. */
function routeOverlay(data: RouteMap, { days, beyond, frame }: ShownPlan): Overlay {
  const none = collectionOf([]);
  const ways = collectionOf([...wayFeatures(data).features, ...beyond.map(walkedFeature)]);
  return {
    bounds: frame ? boundsAround(frame.map(([lat, lon]) => ({ lat, lon }))) : boundsOf(data),
    sources: [
      { id: sources.ways, features: ways, options: { tolerance: 0.25 } },
      { id: sources.towns, features: townFeatures(data, days) },
      { id: sources.houses, features: none, options: near },
      { id: sources.points, features: none, options: near },
      { id: sources.days, features: dayFeatures(days) },
      { id: sources.selected, features: none },
      { id: sources.here, features: none },
    ],
    layers: overlayLayers,
  };
}

interface DrawnMapInput extends ShownPlan, Omit<MapInput, "basemap" | "overlay" | "bounds" | "choosable"> {
  readonly data: MapData;
  readonly layers: ReadonlySet<PlaceLayer>;
  readonly places: readonly Place[];
  readonly chosen: PlaceId | null;
  readonly positionState: PositionState;
}

/** Keeps the map of a route in a container in sync with its props. */
export function useDrawnMap(input: DrawnMapInput) {
  const { data, days, layers, places, chosen, positionState } = input;
  // The initial days only; later ones are added to the existing map.
  const [overlay] = useState(() => routeOverlay(data.route, input));
  const [bounds] = useState(() => boundsOf(data.route));
  const openMap = useMap({ ...input, basemap: data.basemap, overlay, bounds, choosable });
  const { map, move } = openMap;

  useEffect(() => {
    if (!map) return;
    setFeatures(map, sources.houses, placeFeatures(data.route, "house", layers));
    setFeatures(map, sources.points, placeFeatures(data.route, "point", layers));
  }, [map, data, layers]);
  useEffect(() => {
    if (!map) return;
    setFeatures(map, sources.towns, townFeatures(data.route, days));
    setFeatures(map, sources.days, dayFeatures(days));
  }, [map, data, days]);
  const { kind, index } = chosen ?? {};
  const place = places.find((candidate) => candidate.kind === kind && candidate.index === index) ?? null;
  useChosenPlace(map, sources.selected, place);
  const goTo = useEffectEvent(({ lat, lon }: LatLon, isNear: boolean) =>
    move((target) => {
      // Above the middle, clear of the report.
      const offset: [number, number] = [0, -0.15 * target.getContainer().clientHeight];
      if (isNear) target.flyTo({ center: [lon, lat], zoom: Math.max(target.getZoom(), placeZoom), offset });
    }),
  );
  useEffect(() => {
    if (!map) return;
    const located = positionState.is === "found" ? positionState : null;
    const isNear = located?.onWay ? located.onWay.offM <= farOffM : false;
    setFeatures(
      map,
      sources.here,
      hereFeatures(located && { position: located.position, place: isNear ? (located.onWay?.place ?? null) : null }),
    );
    if (located) goTo(located.position, isNear);
  }, [map, positionState]);
  return openMap;
}
