import { type RefObject, useEffect, useRef, useState } from "react";
import { useMessages, useTranslations } from "use-intl";

import type { PathActs, PathMap } from "./path-map.ts";
import type { PathPoint } from "./path-points.ts";

/** The map of a path while it is open; nothing of it is fetched before. @returns whether it could not be shown */
export function usePathMap(
  container: RefObject<HTMLElement | null>,
  isOpen: boolean,
  { points, selected, acts }: { points: readonly PathPoint[]; selected: number; acts: PathActs },
): boolean {
  const t = useTranslations("pathEditor");
  const names: Readonly<Record<string, string>> = useMessages().map.places;
  const [map, setMap] = useState<PathMap | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const latest = useRef({ points, acts });
  useEffect(() => {
    latest.current = { points, acts };
  });

  useEffect(() => {
    const box = container.current;
    if (!isOpen || !box) return undefined;
    const aborter = new AbortController();
    const options = {
      container: box,
      title: t("map"),
      points: latest.current.points,
      nameOf: (key: string) => names[key] ?? key,
    };
    // What is done on the map is done with what stands there at the moment.
    const forwarded: PathActs = {
      select: (index) => latest.current.acts.select(index),
      move: (index, place) => latest.current.acts.move(index, place),
      insert: (place) => latest.current.acts.insert(place),
    };
    import("./path-map.ts")
      .then(({ showPathMap }) => showPathMap(options, forwarded, aborter.signal))
      .then(setMap)
      .catch(() => {
        if (!aborter.signal.aborted) setFailed(true);
      });
    return () => {
      aborter.abort();
      setMap(null);
      setFailed(false);
    };
  }, [container, isOpen, t, names]);

  useEffect(() => {
    map?.draw(points, selected);
  }, [map, points, selected]);
  return hasFailed;
}
