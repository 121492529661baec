import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";

import type { FoundPlace } from "#contract/places/found-places.ts";
import { boundsAround } from "#web/components/open-map/overlay-data.ts";
import { setFeatures, showBounds } from "#web/components/open-map/show-map.ts";
import { useChosenPlace } from "#web/components/open-map/use-chosen-place.ts";
import { useMap } from "#web/components/open-map/use-map.ts";
import type { FoundMapData } from "./found-map-data.ts";
import { foundChoosable, foundFeatures, foundOverlay, foundSources, lineFeatures } from "./found-overlay.ts";
import { wayDirections } from "./way-directions.ts";

interface FoundMapInput {
  readonly container: RefObject<HTMLElement | null>;
  readonly data: FoundMapData;
  readonly styleUrl: string | null;
  readonly title: string;
  readonly routes: readonly string[];
  readonly places: readonly FoundPlace[];
  readonly labelOf: (place: FoundPlace) => string;
  readonly marked: FoundPlace | null;
  readonly onChoose: (place: FoundPlace | null) => void;
  readonly onFailed: () => void;
}

/** Keeps a map in a container and what was found on it in step with the list. */
export function useFoundMap(input: FoundMapInput) {
  const { container, data, styleUrl, title, routes, places, marked, onFailed } = input;
  const { ground } = data;
  const shown = routes.join();
  const lines = useMemo(() => {
    const slugs = shown === "" ? [] : shown.split(",");
    return data.lines.filter(({ slug }) => slugs.length === 0 || slugs.includes(slug));
  }, [data, shown]);
  const bounds = useMemo(
    () => boundsAround(places.length > 0 ? places : lines.flatMap(({ points }) => points)),
    [places, lines],
  );
  const [overlay] = useState(() => foundOverlay(bounds));
  const onChoose = (chosen: { index: number } | null) => input.onChoose(chosen ? (places[chosen.index] ?? null) : null);
  const drawn = useMap({
    container,
    ground,
    styleUrl,
    title,
    overlay,
    bounds,
    choosable: foundChoosable,
    onChoose,
    onFailed,
  });
  const { map } = drawn;

  useEffect(() => {
    if (map) setFeatures(map, foundSources.ways, lineFeatures(lines));
  }, [map, lines]);
  const labelOf = useEffectEvent(input.labelOf);
  const isShown = useRef(false);
  const showWhole = useEffectEvent(drawn.showWhole);
  useEffect(() => {
    if (!map) return;
    setFeatures(
      map,
      foundSources.places,
      foundFeatures(places, labelOf, wayDirections(lines.map(({ points }) => points))),
    );
    if (places.length === 0) return;
    if (isShown.current) showWhole();
    else showBounds(map, boundsAround(places), { duration: 0 });
    isShown.current = true;
  }, [map, places, lines]);
  useChosenPlace(map, foundSources.selected, marked);
  return drawn;
}
