import { useCallback, useMemo } from "react";

import type { FoundPlace, FoundPlaceList } from "#contract/found-places.ts";
import type { FoundPlace as StopFound } from "#use-cases/finders/found-places.ts";
import { searchToKeep } from "#web/features/finder/finder-search.ts";
import { RouteMap } from "#web/features/route-map/route-map.tsx";
import { OpenFoundMap } from "#web/found-map/open-found-map.tsx";

import type { FinderMap } from "./finder-map.ts";
import { useEntries } from "./use-entries.ts";

interface FoundMapProps {
  map: FinderMap;
  /** Towns where something was found, the larger ones, for the drawn map. */
  stops: readonly StopFound[];
  /** What stands at a stop. */
  stopName: (place: StopFound) => string;
  /** Where all places are answered, and the filters that they pass. */
  placesAt: "/api/towns/places" | "/api/accommodations/places";
  search: string;
  routes: readonly string[];
  /** What a place is, beside its name. */
  whatOf: (place: FoundPlace) => string;
  title: string;
  selected: string | null;
  onSelect: (entry: string | null) => void;
}

/** The map beside a list of things found: choosing a place leads to its first entry in the list. */
export function FoundMap(props: FoundMapProps) {
  const { map, stops: places, stopName, placesAt, whatOf, title, routes, selected, onSelect } = props;
  const entries = useEntries();
  const stops = useMemo(
    () =>
      places.map((place) => ({
        id: place.slug,
        name: stopName(place),
        kind: place.size === "other" ? ("village" as const) : place.size,
        lat: place.lat,
        lon: place.lon,
      })),
    [places, stopName],
  );
  const select = (slug: string) => {
    onSelect(slug);
    const place = places.find((one) => one.slug === slug);
    if (place) entries.lead({ entry: slug, page: place.page });
  };
  const filters = searchToKeep(props.search);
  const load = useCallback(
    async (signal: AbortSignal) => {
      const answer = await fetch(`${placesAt}${filters}`, { signal });
      if (!answer.ok) throw new Error(`${placesAt} answered ${answer.status}`);
      // This site's own answer, of the shape that its contract gives it.
      return ((await answer.json()) as FoundPlaceList).data;
    },
    [placesAt, filters],
  );
  return (
    <OpenFoundMap
      title={title}
      routes={routes}
      load={load}
      wordsOf={(place) => ({ name: place.name, what: whatOf(place) })}
      selected={selected}
      onSelect={(place) => onSelect(place?.entry ?? null)}
      onShow={entries.show}
      onLead={entries.lead}
      className="h-full"
    >
      <RouteMap
        openable
        sheet={map.sheet}
        lines={map.lines}
        stops={stops}
        selected={selected?.split("/")[0] ?? null}
        title={title}
        onSelect={select}
        className="h-full"
      />
    </OpenFoundMap>
  );
}
