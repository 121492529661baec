import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";

import type { FoundPlace } from "#contract/places/found-places.ts";
import { boundsAround } from "#web/components/interactive-map/layers/overlay-data.ts";
import { setFeatures, showBounds } from "#web/components/interactive-map/show-map.ts";
import { type MapInput, useChosenPlace, useMap } from "#web/components/interactive-map/use-map.ts";
import type { LatLon } from "#domain/geography/route-geometry/great-circle.ts";
import type { ResultsMapData } from "./results-map-data.ts";
import { choosableResults, resultFeatures, resultsOverlay, resultSources, lineFeatures } from "./results-overlay.ts";

/** Degrees: pieces of about this size tell in which direction a way runs. */
const pieceSize = 0.15;

interface Piece {
  readonly middle: LatLon;
  readonly isSteep: boolean;
}

function eastward(lat: number): number {
  return Math.cos((lat * Math.PI) / 180);
}

function piecesOf(line: readonly LatLon[]): Piece[] {
  const pieces: Piece[] = [];
  let [start] = line;
  line.forEach((end, index) => {
    if (!start) return;
    const [east, north] = [(end.lon - start.lon) * eastward(end.lat), end.lat - start.lat];
    if (Math.hypot(east, north) < pieceSize && index < line.length - 1) return;
    const middle = { lat: (start.lat + end.lat) / 2, lon: (start.lon + end.lon) / 2 };
    pieces.push({ middle, isSteep: Math.abs(north) > Math.abs(east) });
    start = end;
  });
  return pieces;
}

/** Tells whether the nearest of the ways runs north or south past a place rather than east or west. */
export function wayDirections(lines: readonly (readonly LatLon[])[]): (place: LatLon) => boolean {
  const pieces = lines.flatMap(piecesOf);
  return ({ lat, lon }) => {
    let [nearest, isSteep] = [Infinity, false];
    for (const piece of pieces) {
      const distance = Math.hypot(piece.middle.lat - lat, (piece.middle.lon - lon) * eastward(lat));
      if (distance < nearest) [nearest, isSteep] = [distance, piece.isSteep];
    }
    return isSteep;
  };
}

interface ResultsMapInput extends Pick<MapInput, "container" | "styleUrl" | "title" | "onFailed"> {
  readonly data: ResultsMapData;
  readonly routes: readonly string[];
  readonly places: readonly FoundPlace[];
  readonly labelOf: (place: FoundPlace) => string;
  readonly marked: FoundPlace | null;
  readonly onChoose: (place: FoundPlace | null) => void;
}

/** Keeps a map in a container and what was found on it in step with the list. */
export function useResultsMap(input: ResultsMapInput) {
  const { data, routes, places, marked } = input;
  const routeKey = routes.join();
  const lines = useMemo(() => {
    const slugs = routeKey === "" ? [] : routeKey.split(",");
    return data.lines.filter(({ slug }) => slugs.length === 0 || slugs.includes(slug));
  }, [data, routeKey]);
  const bounds = useMemo(
    () => boundsAround(places.length > 0 ? places : lines.flatMap(({ points }) => points)),
    [places, lines],
  );
  const [overlay] = useState(() => resultsOverlay(bounds));
  const onChoose = (chosen: { index: number } | null) => input.onChoose(chosen ? (places[chosen.index] ?? null) : null);
  const { basemap } = data;
  const openMap = useMap({ ...input, basemap, overlay, bounds, choosable: choosableResults, onChoose });
  const { map } = openMap;

  useEffect(() => {
    if (map) setFeatures(map, resultSources.ways, lineFeatures(lines));
  }, [map, lines]);
  const labelOf = useEffectEvent(input.labelOf);
  const isShown = useRef(false);
  const showWhole = useEffectEvent(openMap.showWhole);
  useEffect(() => {
    if (!map) return;
    setFeatures(
      map,
      resultSources.places,
      resultFeatures(places, labelOf, wayDirections(lines.map(({ points }) => points))),
    );
    if (places.length === 0) return;
    if (isShown.current) showWhole();
    else showBounds(map, boundsAround(places), { duration: 0 });
    isShown.current = true;
  }, [map, places, lines]);
  useChosenPlace(map, resultSources.selected, marked);
  return openMap;
}
