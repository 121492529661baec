import { useMemo, useRef, useState } from "react";
import { useTranslations } from "use-intl";

import type { FoundPlace } from "#contract/places/found-places.ts";
import { townSizes } from "#domain/route-graph/route-graph.ts";
import { MapCanvas, MapControls } from "#web/components/interactive-map/controls/map-controls.tsx";
import { ScaleAndAttribution } from "#web/components/interactive-map/controls/scale-and-attribution.tsx";
import type { MapSpread } from "#web/components/interactive-map/open-map-options.ts";
import { type Place, placeInMiddle, placesInView, sizeRanks } from "#web/components/interactive-map/places/places.ts";
import { PlacesInView } from "#web/components/interactive-map/places/places-in-view.tsx";

import { ResultCard, ResultsState, useResultPlaces } from "./result-card.tsx";
import type { ResultsMapData, ShownPlaces } from "./results-map-data.ts";
import { useResultsMap } from "./use-results-map.ts";

interface ResultsOnMapProps extends ShownPlaces, MapSpread {
  readonly data: ResultsMapData;
  readonly styleUrl: string | null;
  readonly onClose: () => void;
  readonly onFailed: () => void;
}

const maxInList = 30;
const noLayers: ReadonlySet<never> = new Set();

function asPlace({ kind, name, type, lat, lon }: FoundPlace, index: number): Place {
  const size = townSizes.find((one) => one === type);
  const rank = size === undefined || size === "other" ? 4 : sizeRanks[size];
  return { kind, index, name, lat, lon, layer: null, rank };
}

/** The map of the results, and its overlays: buttons, the places as a list, the selected place. */
export function ResultsOnMap(props: ResultsOnMapProps) {
  const { data, load, wordsOf, selected, onSelect, onShow, isFull, onFull } = props;
  const t = useTranslations("openMap.found");
  const results = useResultPlaces(load);
  const { places } = results;
  /** Id of the place selected here; other highlighted ones are those of the list. */
  const [chosen, setChosen] = useState<string | null>(null);
  const marked = findPlace(places, selected);
  const choose = (place: FoundPlace | null) => {
    setChosen(place?.id ?? null);
    onSelect(place);
    if (place && !isFull) onShow(place);
  };
  const container = useRef<HTMLDivElement>(null);
  const labelOf = (place: FoundPlace) => {
    const { name } = wordsOf(place);
    return place.count > 1 ? t("label", { name, count: place.count }) : name;
  };
  const resultsMap = useResultsMap({
    ...props,
    container,
    places,
    labelOf,
    marked,
    onChoose: choose,
  });
  const { view } = resultsMap;
  const all = useMemo(() => places.map(asPlace), [places]);
  const inView = useMemo(() => (view ? placesInView(all, view, noLayers, maxInList) : []), [all, view]);
  const middle = useMemo(() => view && placeInMiddle(all, view, noLayers), [all, view]);
  const reports = useRef<HTMLDivElement>(null);
  const nameOf = ({ index }: { index: number }) => {
    const place = places[index];
    return place ? wordsOf(place) : { name: "", what: null };
  };
  const chooseFromList = (place: Place) => {
    resultsMap.goTo(place);
    choose(places[place.index] ?? null);
    // The list follows the map, so the clicked button may be gone.
    reports.current?.focus();
  };
  return (
    <>
      <MapCanvas
        container={container}
        isDrawn={resultsMap.isDrawn && results.is === "there"}
        middle={middle && nameOf(middle).name}
        onMiddle={() => choose(places[middle?.index ?? -1] ?? null)}
      />
      <div className="map-panel__choices">
        <PlacesInView wordsOf={nameOf} places={inView} most={maxInList} onChoose={chooseFromList} />
      </div>
      <MapControls map={resultsMap} wholeLabel={t("whole")} isFull={isFull} onFull={onFull} />
      <div ref={reports} tabIndex={-1} className="map-panel__reports">
        <ResultsState {...results} />
        <ResultCard
          place={marked && marked.id === chosen ? marked : null}
          wordsOf={wordsOf}
          onClose={() => choose(null)}
          onLead={(place) => {
            if (isFull) props.onClose();
            props.onLead(place);
          }}
        />
      </div>
      <ScaleAndAttribution view={view} basemap={data.basemap} />
    </>
  );
}

/** Position of an entry of the list: its own, or its town's if unknown. */
export function findPlace(places: readonly FoundPlace[], entry: string | null): FoundPlace | null {
  if (entry === null) return null;
  const [town] = entry.split("/");
  return places.find(({ id }) => id === entry) ?? places.find(({ id }) => id === town) ?? null;
}
