import { useCallback, useMemo, useState } from "react";

import { walkedPointAt } from "#domain/elevation-profile/walked-line.ts";

import { unpackWay } from "./unpack-way.ts";
import type { WayTown, WayView } from "./view-way.ts";

/** Kilometres within which one is in a town. */
const reachKm = 0.6;

/** The town nearest to a kilometre of the way; null on a way without towns. */
export function nearestTown(towns: readonly WayTown[], km: number): WayTown | null {
  return towns.reduce<WayTown | null>(
    (best, town) => (!best || Math.abs(town.km - km) < Math.abs(best.km - km) ? town : best),
    null,
  );
}

/** One place on the way that profile, map and town list share: moving it on one moves it on all. @param start slug of the town it stands at first */
export function useWayCursor(view: WayView, start: string | null = null) {
  const way = useMemo(() => unpackWay(view), [view]);
  const [km, setKm] = useState(() => way.towns.find(({ slug }) => slug === start)?.km ?? null);
  const shownKm = km === null ? null : Math.min(km, view.lengthKm);
  const near = shownKm === null ? null : nearestTown(way.towns, shownKm);
  const here = near !== null && shownKm !== null && Math.abs(near.km - shownKm) <= reachKm ? near : null;
  const point = shownKm === null || here ? null : walkedPointAt(way.line, shownKm);
  const moveToTown = useCallback(
    (slug: string) => {
      const town = way.towns.find((one) => one.slug === slug);
      if (town) setKm(town.km);
    },
    [way],
  );
  return {
    way,
    km: shownKm,
    /** The town one is in, or the nearest one. */
    near,
    here,
    /** Where one stands between towns. */
    point: point && ([point.lat, point.lon] as const),
    moveTo: setKm,
    moveToTown,
  };
}
