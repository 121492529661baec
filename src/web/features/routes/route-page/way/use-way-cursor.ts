import { useCallback, useMemo, useState } from "react";

import { walkedPointAt } from "#domain/geography/elevation-profile/walked-line.ts";

import { unpackWay } from "./unpack-way.ts";
import type { WayTown, WayView } from "./view-way.ts";

/** Distance in kilometres that still belongs to a town. */
const maxDistanceKm = 0.6;

/** The town nearest to a kilometre of the way; null on a way without towns. */
function nearestTown(towns: readonly WayTown[], km: number): WayTown | null {
  return towns.reduce<WayTown | null>(
    (best, town) => (!best || Math.abs(town.km - km) < Math.abs(best.km - km) ? town : best),
    null,
  );
}

/** The cursor shared by profile, map and town list. @param start slug of the initial town */
export function useWayCursor(view: WayView, start: string | null = null) {
  const way = useMemo(() => unpackWay(view), [view]);
  const [km, setKm] = useState(() => way.towns.find(({ slug }) => slug === start)?.km ?? null);
  const shownKm = km === null ? null : Math.min(km, view.lengthKm);
  const near = shownKm === null ? null : nearestTown(way.towns, shownKm);
  const here = near !== null && shownKm !== null && Math.abs(near.km - shownKm) <= maxDistanceKm ? near : null;
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
    /** The current or nearest town. */
    near,
    here,
    /** Position between towns. */
    point: point && ([point.lat, point.lon] as const),
    moveTo: setKm,
    moveToTown,
  };
}
