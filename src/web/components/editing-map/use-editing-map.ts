import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { useMessages } from "use-intl";

import type { EditingMapOptions } from "./open-editing-map.ts";

/**
 * A map in a container while it is open; nothing of it is loaded before. Needs the messages `map`.
 *
 * @param title accessible name
 * @param draw loads and draws the map, which is removed when the signal aborts
 * @returns the map, null until it is drawn, and whether it could not be shown
 */
export function useEditingMap<Drawing>(
  container: RefObject<HTMLElement | null>,
  isOpen: boolean,
  title: string,
  draw: (options: EditingMapOptions, signal: AbortSignal) => Promise<Drawing>,
): { readonly map: Drawing | null; readonly hasFailed: boolean } {
  const names: Readonly<Record<string, string>> = useMessages().map.places;
  const [map, setMap] = useState<Drawing | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const drawNow = useEffectEvent(draw);
  useEffect(() => {
    const box = container.current;
    if (!isOpen || !box) return undefined;
    const abortController = new AbortController();
    const { signal } = abortController;
    drawNow({ container: box, title, nameOf: (key) => names[key] ?? key }, signal).then(setMap, () => {
      if (!signal.aborted) setFailed(true);
    });
    return () => {
      abortController.abort();
      setMap(null);
      setFailed(false);
    };
  }, [container, isOpen, title, names]);
  return { map, hasFailed };
}
