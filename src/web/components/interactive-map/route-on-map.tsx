import { useCallback, useMemo, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { MapData } from "./load-map-data.ts";
import { MapCanvas, LayerChoice, LocateButton, MapControls } from "./controls/map-controls.tsx";
import { ScaleAndAttribution } from "./controls/scale-and-attribution.tsx";
import type { MapSpread, ShownRoute } from "./open-map-options.ts";
import { PlaceDetails } from "./places/place-details.tsx";
import {
  usePlaceWords,
  firstLayers,
  nearZoom,
  type Place,
  type PlaceId,
  type PlaceLayer,
  placeInMiddle,
  placesInView,
  placesOf,
} from "./places/places.ts";
import { PlacesInView } from "./places/places-in-view.tsx";
import { useDrawnMap } from "./use-drawn-map.ts";
import { usePosition } from "./position/use-position.ts";
import { PositionReport } from "./position/position-report.tsx";

interface RouteOnMapProps extends ShownRoute, MapSpread {
  readonly data: MapData;
  /** Address of a configured style, or null for the map's own. */
  readonly styleUrl: string | null;
  readonly onFailed: () => void;
}

const noDays: NonNullable<ShownRoute["days"]> = [];
const noLines: NonNullable<ShownRoute["beyond"]> = [];
const maxInList = 30;

/** The map and its overlays: buttons, choice of layers, selected place, position. */
export function RouteOnMap(props: RouteOnMapProps) {
  const { data, days = noDays, beyond = noLines, selectedTown = null, onSelectTown, isFull, onFull } = props;
  const t = useTranslations("openMap");
  const { route } = data;
  const wordsOf = usePlaceWords(route);
  const [layers, setLayers] = useState<ReadonlySet<PlaceLayer>>(new Set(firstLayers));
  const [chosen, setChosen] = useState<PlaceId | null>(null);
  /** The page's highlighted town that was deselected here. */
  const [dismissed, setDismissed] = useState<string | null>(null);
  const townIndex = route.towns.findIndex(({ slug }) => slug === selectedTown);
  if (dismissed !== null && dismissed !== selectedTown) setDismissed(null);
  const isTownShown = townIndex >= 0 && selectedTown !== dismissed;
  const selected: PlaceId | null = chosen ?? (isTownShown ? { kind: "town", index: townIndex } : null);
  const letGo = () => {
    setChosen(null);
    setDismissed(selectedTown);
  };
  const { positionState, ask, forget } = usePosition(route);
  /** Whether the position is reported: a selected place replaces it. */
  const [isReported, setIsReported] = useState(false);
  const choose = useCallback(
    (place: PlaceId | null) => {
      setChosen(place);
      if (place) setIsReported(false);
      const slug = place?.kind === "town" ? route.towns[place.index]?.slug : undefined;
      if (slug !== undefined) onSelectTown?.(slug);
    },
    [route, onSelectTown],
  );
  const locate = () => {
    letGo();
    setIsReported(true);
    ask();
  };

  const places = useMemo(() => placesOf(route), [route]);
  const container = useRef<HTMLDivElement>(null);
  const routeMap = useDrawnMap({
    ...props,
    container,
    days,
    beyond,
    layers,
    places,
    chosen: selected,
    positionState,
    onChoose: choose,
  });
  const { view } = routeMap;
  const hasStraight = useMemo(() => route.ways.some(({ legs }) => legs.some(({ straight }) => straight)), [route]);
  const inView = useMemo(() => (view ? placesInView(places, view, layers, maxInList) : []), [places, view, layers]);

  const middle = useMemo(() => view && placeInMiddle(places, view, layers), [places, view, layers]);

  const reports = useRef<HTMLDivElement>(null);
  const chooseFromList = (place: Place) => {
    choose({ kind: place.kind, index: place.index });
    routeMap.goTo(place);
    // The list follows the map, so the clicked button may be gone.
    reports.current?.focus();
  };
  return (
    <>
      <MapCanvas
        container={container}
        isDrawn={routeMap.isDrawn}
        middle={middle && wordsOf(middle).name}
        onMiddle={() => choose(middle && { kind: middle.kind, index: middle.index })}
      />
      <div className="map-panel__choices">
        <LayerChoice
          layers={layers}
          onChange={setLayers}
          isNear={(view?.zoom ?? 0) >= nearZoom}
          points={route.points}
        />
        <PlacesInView wordsOf={wordsOf} places={inView} most={maxInList} onChoose={chooseFromList} />
      </div>
      <MapControls map={routeMap} wholeLabel={t("wholeRoute")} isFull={isFull} onFull={onFull} />
      <LocateButton positionState={positionState} onLocate={locate} />
      <div ref={reports} tabIndex={-1} className="map-panel__reports">
        <PositionReport
          route={route}
          positionState={positionState}
          isHidden={!isReported || selected !== null}
          onClose={forget}
        />
        <PlaceDetails route={route} place={selected} onClose={letGo} />
      </div>
      <ScaleAndAttribution view={view} basemap={data.basemap} hasStraight={hasStraight} />
    </>
  );
}
