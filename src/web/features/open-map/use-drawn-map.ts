import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useMessages } from "use-intl";
import type { LatLon } from "#domain/route-geometry/great-circle.ts";
import { farOffM } from "#domain/whereabouts/whereabouts.ts";
import { chooseAt } from "./choose-at.ts";
import type { MapData } from "./load-map-data.ts";
import {
  boundsOf,
  collectionOf,
  dayFeatures,
  type DayEnd,
  hereFeatures,
  placeFeatures,
  pointAt,
} from "./overlay-data.ts";
import type { Place, PlaceId, PlaceLayer, View } from "./places.ts";
import { type DrawnMap, setFeatures, showMap, wholePadding } from "./show-map.ts";
import type { WhereaboutsState } from "./use-whereabouts.ts";

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

export interface MapView extends View {
  /** Degrees clockwise from north. */
  readonly bearing: number;
}

/** Zooms at which one sees the houses of a village, and a town with its neighbours. */
const placeZoom = 13;
const townZoom = 10.5;

function viewOf(map: DrawnMap): MapView {
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

/** Keeps a map in a container and what it shows in step with what is asked for. */
export function useDrawnMap(input: DrawnMapInput) {
  const { container, data, days, focus, styleUrl, title, layers, places, chosen, whereabouts, onChoose, onFailed } =
    input;
  const [map, setMap] = useState<DrawnMap | null>(null);
  const [view, setView] = useState<MapView | null>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  const names: Readonly<Record<string, string>> = useMessages().map.places;

  /** False while the map shows the whole route as it does at first. */
  const isMoved = useRef(focus !== undefined);

  const choose = useEffectEvent(onChoose);
  const begin = useEffectEvent((drawn: DrawnMap) => {
    if (focus) drawn.jumpTo({ center: [focus.lon, focus.lat], zoom: focus.zoom ?? placeZoom });
    setMap(drawn);
    setView(viewOf(drawn));
    drawn.on("movestart", ({ originalEvent }) => {
      if (originalEvent instanceof Event && originalEvent.type !== "resize") isMoved.current = true;
    });
    drawn.on("moveend", () => setView(viewOf(drawn)));
    drawn.on("resize", () => {
      if (!isMoved.current)
        drawn.fitBounds(boundsOf(data.route), { padding: wholePadding(drawn.getContainer()), duration: 0 });
    });
    drawn.on("click", (event) => chooseAt(drawn, event.point, choose));
    drawn.on("mousemove", ({ point }) => {
      drawn.getCanvas().classList.toggle("map-panel__canvas--choosable", chooseAt(drawn, point));
    });
    drawn.on("idle", () => setIsDrawn(drawn.queryRenderedFeatures({ layers: ["way"] }).length > 0));
  });
  const fail = useEffectEvent(onFailed);
  const options = useEffectEvent(() => ({ days, title, nameOf: (key: string) => names[key] ?? "" }));

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const abort = new AbortController();
    const start = async () => {
      const shown = { container: element, data: data.route, ground: data.ground, styleUrl };
      try {
        const drawn = await showMap({ ...shown, ...options() }, abort.signal);
        if (!abort.signal.aborted) begin(drawn);
      } catch {
        if (!abort.signal.aborted) fail();
      }
    };
    void start();
    return () => {
      setMap(null);
      abort.abort();
    };
  }, [container, data, styleUrl]);

  useEffect(() => {
    if (!map) return;
    setFeatures(map, "houses", placeFeatures(data.route, "house", layers));
    setFeatures(map, "points", placeFeatures(data.route, "point", layers));
  }, [map, data, layers]);
  useEffect(() => {
    if (map) setFeatures(map, "days", dayFeatures(days));
  }, [map, days]);
  const { kind, index } = chosen ?? {};
  useEffect(() => {
    if (!map) return;
    const place = places.find((candidate) => candidate.kind === kind && candidate.index === index);
    setFeatures(map, "selected", collectionOf(place ? [pointAt(place, {})] : []));
    if (place && !map.getBounds().contains([place.lon, place.lat])) map.easeTo({ center: [place.lon, place.lat] });
  }, [map, places, kind, index]);
  useEffect(() => {
    if (!map) return;
    const found = whereabouts.is === "found" ? whereabouts : null;
    const isNear = found?.whereabouts && found.whereabouts.offM <= farOffM;
    setFeatures(
      map,
      "here",
      hereFeatures(found && { position: found.position, place: isNear ? (found.whereabouts?.place ?? null) : null }),
    );
    if (!found) return;
    const { lat, lon } = found.position;
    isMoved.current = true;
    // Above the middle, clear of the report.
    const offset: [number, number] = [0, -0.15 * map.getContainer().clientHeight];
    if (isNear) map.flyTo({ center: [lon, lat], zoom: Math.max(map.getZoom(), placeZoom), offset });
  }, [map, whereabouts]);

  return {
    view,
    isDrawn,
    zoomIn: () => {
      isMoved.current = true;
      map?.zoomIn();
    },
    zoomOut: () => {
      isMoved.current = true;
      map?.zoomOut();
    },
    /** Brings a place to the middle, near enough to see what is round it. */
    goTo: ({ lat, lon }: LatLon) => {
      isMoved.current = true;
      map?.easeTo({ center: [lon, lat], zoom: Math.max(map.getZoom(), townZoom) });
    },
    turnNorth: () => map?.easeTo({ bearing: 0 }),
    showWhole: () => {
      isMoved.current = false;
      map?.fitBounds(boundsOf(data.route), { padding: wholePadding(map.getContainer()), bearing: 0 });
    },
  };
}
export type DrawnMapHandle = ReturnType<typeof useDrawnMap>;
