import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocale, useMessages } from "use-intl";

import type { LatLon } from "#domain/geography/route-geometry/great-circle.ts";

import type { BasemapShapes } from "./load-map-data.ts";
import { chooseAt, type Bounds, type Overlay } from "./open-map-options.ts";
import type { PlaceId, View } from "./places/places.ts";
import { type DrawnMap, showBounds, showMap, setFeatures } from "./show-map.ts";
import { collectionOf, pointAt } from "./layers/overlay-data.ts";

export interface MapInput {
  readonly container: RefObject<HTMLElement | null>;
  /** Null if a configured style replaces it. */
  readonly basemap: BasemapShapes | null;
  readonly styleUrl: string | null;
  readonly title: string;
  /** Content above the basemap; a new object redraws the map. */
  readonly overlay: Overlay;
  /** Bounds of the full view: those of the overlay, unless its content has changed. */
  readonly bounds?: Bounds;
  readonly focus?: LatLon | undefined;
  /** Layers that respond to a click or tap, by priority. */
  readonly choosable: readonly string[];
  readonly onChoose: (place: PlaceId | null) => void;
  readonly onFailed: () => void;
}

interface LiveMapView extends View {
  /** Degrees clockwise from north. */
  readonly bearing: number;
}

/** Zooms that show the houses of a village, and a town with its neighbours. */
export const placeZoom = 13;
const townZoom = 10.5;

function viewOf(map: DrawnMap): LiveMapView {
  const bounds = map.getBounds();
  return {
    south: bounds.getSouth(),
    north: bounds.getNorth(),
    west: bounds.getWest(),
    east: bounds.getEast(),
    zoom: map.getZoom(),
    bearing: map.getBearing(),
  };
}

/** Keeps a map in a container, and tracks its view. */
export function useMap(input: MapInput) {
  const { container, basemap, styleUrl, title, overlay, bounds = overlay.bounds, focus, choosable } = input;
  const [map, setMap] = useState<DrawnMap | null>(null);
  const [view, setView] = useState<LiveMapView | null>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  const names: Readonly<Record<string, string>> = useMessages().map.places;

  /** False while the map shows its initial or its full view. */
  const isMoved = useRef(focus !== undefined);
  const fitted = useRef(overlay.bounds);

  const choose = useEffectEvent(input.onChoose);
  const keepRouteInView = useEffectEvent((newMap: DrawnMap) => {
    if (!isMoved.current) showBounds(newMap, fitted.current, { duration: 0 });
  });
  const begin = useEffectEvent((newMap: DrawnMap) => {
    if (focus) newMap.jumpTo({ center: [focus.lon, focus.lat], zoom: placeZoom });
    setMap(newMap);
    setView(viewOf(newMap));
    newMap.on("movestart", ({ originalEvent }) => {
      if (originalEvent instanceof Event && originalEvent.type !== "resize") isMoved.current = true;
    });
    newMap.on("moveend", () => setView(viewOf(newMap)));
    newMap.on("resize", () => keepRouteInView(newMap));
    newMap.on("click", (event) => chooseAt(newMap, event.point, choosable, choose));
    newMap.on("mousemove", ({ point }) => {
      newMap.getCanvas().classList.toggle("map-panel__canvas--choosable", chooseAt(newMap, point, choosable));
    });
    newMap.on("idle", () => setIsDrawn(newMap.queryRenderedFeatures({ layers: ["way", "way-straight"] }).length > 0));
  });
  const fail = useEffectEvent(input.onFailed);
  const language = useLocale();
  const words = useEffectEvent(() => ({ title, language, nameOf: (key: string) => names[key] ?? "" }));

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const abort = new AbortController();
    const start = async () => {
      try {
        const newMap = await showMap({ container: element, overlay, basemap, styleUrl, ...words() }, abort.signal);
        if (!abort.signal.aborted) begin(newMap);
      } catch {
        if (!abort.signal.aborted) fail();
      }
    };
    void start();
    return () => {
      setMap(null);
      abort.abort();
    };
  }, [container, basemap, styleUrl, overlay]);

  const move = (how: (drawn: DrawnMap) => void) => {
    isMoved.current = true;
    if (map) how(map);
  };
  return {
    map,
    view,
    isDrawn,
    /** Moves the map on behalf of the walker. */
    move,
    zoomIn: () => move((drawn) => drawn.zoomIn()),
    zoomOut: () => move((drawn) => drawn.zoomOut()),
    /** Centres a place, with its surroundings in view. */
    goTo: ({ lat, lon }: LatLon) =>
      move((drawn) => drawn.easeTo({ center: [lon, lat], zoom: Math.max(drawn.getZoom(), townZoom) })),
    turnNorth: () => map?.easeTo({ bearing: 0 }),
    showWhole: () => {
      isMoved.current = false;
      fitted.current = bounds;
      if (map) showBounds(map, bounds, { bearing: 0 });
    },
  };
}
export type MapHandle = ReturnType<typeof useMap>;

/** Marks the selected place on a map that has a source of this id, and brings it into view. */
export function useChosenPlace(map: DrawnMap | null, source: string, place: LatLon | null): void {
  const { lat, lon } = place ?? {};
  useEffect(() => {
    if (!map) return;
    const isThere = lat !== undefined && lon !== undefined;
    setFeatures(map, source, collectionOf(isThere ? [pointAt({ lat, lon }, {})] : []));
    if (isThere && !map.getBounds().contains([lon, lat])) map.easeTo({ center: [lon, lat] });
  }, [map, source, lat, lon]);
}
