import { useMemo } from "react";
import { useLocation, useNavigate } from "react-router";

import type { FoundPlace } from "#use-cases/finders/found-places.ts";
import { RouteMap } from "#web/features/route-map/route-map.tsx";
import { searchOnPage } from "#web/features/finder/finder-search.ts";

import type { FinderMap } from "./finder-map.ts";

interface FoundMapProps {
  map: FinderMap;
  places: readonly FoundPlace[];
  /** What stands at a place. */
  nameOf: (place: FoundPlace) => string;
  title: string;
  selected: string | null;
  onSelect: (slug: string) => void;
}

/** The map beside a list of things found: choosing a place leads to its first entry in the list. */
export function FoundMap({ map, places, nameOf, title, selected, onSelect }: FoundMapProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const stops = useMemo(
    () =>
      places.map((place) => ({
        id: place.slug,
        name: nameOf(place),
        kind: place.size === "other" ? ("village" as const) : place.size,
        lat: place.lat,
        lon: place.lon,
      })),
    [places, nameOf],
  );
  const select = async (slug: string) => {
    onSelect(slug);
    const place = places.find((one) => one.slug === slug);
    if (place && !entryOf(slug))
      await navigate({ search: searchOnPage(search, place.page) }, { preventScrollReset: true });
    const entry = entryOf(slug);
    entry?.scrollIntoView({ block: "center", behavior: "smooth" });
    entry?.querySelector("a")?.focus({ preventScroll: true });
  };
  return (
    <RouteMap
      sheet={map.sheet}
      lines={map.lines}
      stops={stops}
      selected={selected}
      title={title}
      onSelect={(slug) => void select(slug)}
      className="h-full"
    />
  );
}

function entryOf(slug: string): HTMLElement | null {
  return document.querySelector(`[data-place="${CSS.escape(slug)}"]`);
}
