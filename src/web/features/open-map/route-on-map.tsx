import { type KeyboardEvent, useCallback, useMemo, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { LayerChoice } from "./layer-choice.tsx";
import type { MapData } from "./load-map-data.ts";
import { MapControls } from "./map-controls.tsx";
import type { MapPanelProps } from "./map-panel-props.ts";
import { MapScale } from "./map-scale.tsx";
import { PlaceDetails } from "./place-details.tsx";
import { firstLayers, nearZoom, type Place, type PlaceId, type PlaceLayer, placesInView, placesOf } from "./places.ts";
import { PlacesInView } from "./places-in-view.tsx";
import { useDrawnMap } from "./use-drawn-map.ts";
import { useWhereabouts } from "./use-whereabouts.ts";
import { WhereaboutsReport } from "./whereabouts-report.tsx";

interface RouteOnMapProps extends MapPanelProps {
  readonly data: MapData;
  readonly onFailed: () => void;
}

const noDays: NonNullable<MapPanelProps["days"]> = [];
const mostInList = 30;

/** The map and what lies over it: buttons, choice of layers, the chosen place, where one is. */
export function RouteOnMap(props: RouteOnMapProps) {
  const {
    data,
    title,
    days = noDays,
    focus,
    selectedTown = null,
    onSelectTown,
    styleUrl,
    isFull,
    onFull,
    onFailed,
  } = props;
  const t = useTranslations("openMap");
  const tMap = useTranslations("map");
  const { route } = data;
  const [layers, setLayers] = useState<ReadonlySet<PlaceLayer>>(new Set(firstLayers));
  const [chosen, setChosen] = useState<PlaceId | null>(null);
  /** The town of the page that was let go of here. */
  const [dismissed, setDismissed] = useState<string | null>(null);
  const townIndex = route.towns.findIndex(({ slug }) => slug === selectedTown);
  if (dismissed !== null && dismissed !== selectedTown) setDismissed(null);
  const isTownShown = townIndex >= 0 && selectedTown !== dismissed;
  const shown: PlaceId | null = chosen ?? (isTownShown ? { kind: "town", index: townIndex } : null);
  const letGo = () => {
    setChosen(null);
    setDismissed(selectedTown);
  };
  const choose = useCallback(
    (place: PlaceId | null) => {
      setChosen(place);
      const slug = place?.kind === "town" ? route.towns[place.index]?.slug : undefined;
      if (slug !== undefined) onSelectTown?.(slug);
    },
    [route, onSelectTown],
  );

  const { whereabouts, ask, forget } = useWhereabouts(route);
  const places = useMemo(() => placesOf(route), [route]);
  const container = useRef<HTMLDivElement>(null);
  const drawn = useDrawnMap({
    container,
    data,
    days,
    focus,
    styleUrl,
    title,
    layers,
    places,
    chosen: shown,
    whereabouts,
    onChoose: choose,
    onFailed,
  });
  const { view } = drawn;
  const inView = useMemo(() => (view ? placesInView(places, view, layers, mostInList) : []), [places, view, layers]);

  const reports = useRef<HTMLDivElement>(null);
  const chooseFromList = (place: Place) => {
    choose({ kind: place.kind, index: place.index });
    drawn.goTo(place);
    // The list follows the map, so that the button that was pressed may be gone.
    reports.current?.focus();
  };
  const chooseInMiddle = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.target instanceof HTMLCanvasElement)) return;
    event.preventDefault();
    choose(inView[0] ?? null);
  };

  return (
    <>
      <div
        ref={container}
        className="map-panel__map"
        data-drawn={drawn.isDrawn ? "" : undefined}
        onKeyDown={chooseInMiddle}
      />
      <span aria-hidden="true" className="map-panel__middle" />
      <div className="map-panel__choices">
        <LayerChoice
          layers={layers}
          onChange={setLayers}
          isNear={(view?.zoom ?? 0) >= nearZoom}
          points={route.points}
        />
        <PlacesInView route={route} places={inView} most={mostInList} onChoose={chooseFromList} />
      </div>
      <MapControls map={drawn} isFull={isFull} onFull={onFull} whereabouts={whereabouts} onLocate={ask} />
      <div ref={reports} tabIndex={-1} className="map-panel__reports">
        <WhereaboutsReport route={route} whereabouts={whereabouts} onClose={forget} />
        <PlaceDetails route={route} place={shown} onClose={letGo} />
      </div>
      <div className="map-panel__foot">
        {view ? <MapScale view={view} /> : null}
        {styleUrl === null ? <p className="map-panel__attribution">{tMap("attribution")}</p> : null}
      </div>
      <p className="sr-only">{t("keys")}</p>
    </>
  );
}
