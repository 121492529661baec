import type { RouteMap } from "#contract/routes/route-map.ts";
import { encodePolyline } from "#domain/geography/route-geometry/polyline.ts";

const start = { lat: 42.5, lon: -3.5 };
const inn = { lat: 42.5, lon: -3 };
const end = { lat: 42.5, lon: -1 };
const hill = { lat: 42.6, lon: -2 };

const leg = (line: readonly { lat: number; lon: number }[], walkedM: number, to: number | null) =>
  ({ line: encodePolyline(line), mode: "walk", walkedM, straight: line.length < 3, to }) as const;
const town = { size: "village", services: [] } as const;

/** A route of three towns, for tests. */
export const tinyRouteMap: RouteMap = {
  slug: "camino-tiny",
  name: "Camino Tiny",
  ways: [
    {
      slug: "main",
      name: "Camino Tiny",
      kind: "main",
      from: 0,
      legs: [leg([start, inn], 40_000, 1), leg([inn, end], 160_000, 2)],
      joinsMainAt: null,
    },
    {
      slug: "hill",
      name: "By the hill",
      kind: "variant",
      from: 0,
      legs: [leg([start, hill, inn], 90_000, 1)],
      joinsMainAt: 1,
    },
    {
      slug: "harbour",
      name: "From the harbour",
      kind: "approach",
      from: null,
      legs: [{ line: encodePolyline([hill, start]), mode: "ferry", walkedM: 0, straight: false, to: 0 }],
      joinsMainAt: 0,
    },
  ],
  towns: [
    { ...town, slug: "start", name: "Start", ...start, km: 0, houses: 0 },
    { ...town, slug: "inn", name: "Inn", ...inn, km: 40, houses: 1 },
    { ...town, slug: "end", name: "End", ...end, km: 200, houses: 2 },
  ],
  houses: [{ slug: "the-inn", name: "The Inn", type: "hotel", lat: 42.501, lon: -3, town: 1, closed: false }],
  points: [{ kind: "fountain", name: null, lat: 42.5, lon: -3.6 }],
};
