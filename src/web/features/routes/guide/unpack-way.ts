import type { ElevationProfile } from "#domain/elevation-profile/profile.ts";
import type { WalkedPoint } from "#domain/elevation-profile/walked-line.ts";
import { onceFor } from "#domain/once-for.ts";
import { decodePolyline } from "#domain/route-geometry/polyline.ts";

import { unpackTowns } from "./packed-towns.ts";
import type { WayTown, WayView } from "./way-view.ts";

type LatLonPair = readonly [lat: number, lon: number];

/** A way as map and profile are drawn from it. */
export interface DrawableWay {
  readonly line: readonly WalkedPoint[];
  readonly mapLines: readonly { readonly kind: "main" | "variant"; readonly points: readonly LatLonPair[] }[];
  readonly profile: ElevationProfile | null;
  readonly towns: readonly WayTown[];
}

/** What `viewWay` packed. */
export const unpackWay = onceFor((view: Omit<WayView, "summits">): DrawableWay => {
  let sum = 0;
  const hundredths = numbersIn(view.hundredths);
  const line = decodePolyline(view.line).map(({ lat, lon }, index) => {
    sum += hundredths[index] ?? 0;
    return { lat, lon, km: sum / 100 };
  });
  return {
    line,
    mapLines: [
      { kind: "main", points: line.map(({ lat, lon }) => [lat, lon]) },
      ...view.others.map((text) => ({
        kind: "variant" as const,
        points: decodePolyline(text).map(({ lat, lon }): LatLonPair => [lat, lon]),
      })),
    ],
    profile: view.heights === null ? null : unpackProfile(numbersIn(view.heights), view.lengthKm),
    towns: unpackTowns(view.towns),
  };
});

const numbersIn = (packed: string): number[] => (packed === "" ? [] : packed.split(" ").map(Number));

function unpackProfile(heights: readonly number[], lengthKm: number): ElevationProfile {
  let sum = 0;
  const points = [];
  for (let index = 0; index + 1 < heights.length; index += 2) {
    sum += heights[index] ?? 0;
    points.push({ km: Math.min(sum / 100, lengthKm), elevationM: heights[index + 1] ?? 0 });
  }
  const elevations = points.map(({ elevationM }) => elevationM);
  return { lengthKm, minM: Math.min(...elevations), maxM: Math.max(...elevations), points };
}
