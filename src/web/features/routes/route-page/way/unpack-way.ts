import type { SyntheticEvent } from "react";

import type { ElevationProfile } from "#domain/geography/elevation-profile/profile.ts";
import type { WalkedPoint } from "#domain/geography/elevation-profile/walked-line.ts";
import { memoizeByObject } from "#domain/memoize-by-object.ts";
import { decodePolyline } from "#domain/geography/route-geometry/polyline.ts";
import { townSizes } from "#domain/route-graph/route-graph.ts";

import type { WayTown, WayView } from "./view-way.ts";

type LatLonPair = readonly [lat: number, lon: number];

/** Data of a way's map and profile. */
export interface DrawableWay {
  readonly line: readonly WalkedPoint[];
  readonly mapLines: readonly { readonly kind: "main" | "variant"; readonly points: readonly LatLonPair[] }[];
  readonly profile: ElevationProfile | null;
  readonly towns: readonly WayTown[];
}

/** The output of `viewWay`. */
export const unpackWay = memoizeByObject((view: Omit<WayView, "summits">): DrawableWay => {
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
    towns: unpackTowns(view),
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

/** Towns in transfer format: a line for each, with facts separated by tabs. */
export function packTowns(towns: readonly WayTown[]): string {
  return towns
    .map(({ slug, name, km, size, lat, lon, houses }) =>
      [slug, name.replaceAll(/\s/g, " "), km, townSizes.indexOf(size), lat, lon, houses].join("\t"),
    )
    .join("\n");
}

/** The inverse of `packTowns`. */
export const unpackTowns = memoizeByObject(({ towns }: Pick<WayView, "towns">): readonly WayTown[] => {
  if (towns === "") return [];
  return towns.split("\n").map((line) => {
    const [slug = "", name = "", ...numbers] = line.split("\t");
    const [km = 0, size = 0, lat = 0, lon = 0, houses = 0] = numbers.map(Number);
    return { slug, name, km, size: townSizes[size] ?? "other", lat, lon, houses };
  });
});

type Choice = Pick<WayTown, "slug" | "name">;

/** Possible starts and ends of a section. */
export function townsFor(end: string | undefined, towns: readonly Choice[]): readonly Choice[] {
  return end === "from" ? towns.slice(0, -1) : towns.slice(1);
}

/** Fills a list of towns on first use: hundreds of options are not in the page before. */
export function fillTowns({ target }: SyntheticEvent, towns: readonly Choice[]): void {
  const list = target instanceof Element ? target.closest<HTMLSelectElement>("select[data-towns]") : null;
  if (!list || list.length > 1) return;
  const { value } = list;
  list.replaceChildren(
    ...townsFor(list.dataset["towns"], towns).map(
      ({ slug, name }) => new Option(name, slug, slug === value, slug === value),
    ),
  );
}
