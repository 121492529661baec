import { expect, it } from "vitest";
import { planMapBox } from "#web/components/plan-map/plan-map-data.ts";
import type { LinePoint } from "#web/components/route-map/map-types.ts";
import { alongMain, tinyGraph } from "#tests/planner/graphs/tiny-graph.ts";
import { drawWalk, walkLines, plainSheet } from "./draw-walk.ts";
import { decodeWalk } from "./encoded-walk.ts";

const start: LinePoint = [42, -5];
const fork: LinePoint = [42.05, -5.005];
const town: LinePoint = [42.05, -5.02];
const end: LinePoint = [42.1, -5];
const between: LinePoint = [42.02, -5.01];
const graph = tinyGraph({
  arcs: alongMain(["start", "town", "end"], [6, 7]),
  places: Object.fromEntries(
    Object.entries({ start, town, end }).map(([slug, [lat, lon]]) => [slug, { lat, lon, elevationM: 500 }]),
  ),
});
const known = [
  [start, between, fork, town],
  [town, fork, [42.08, -5.01], end],
] as const;
const lines = new Map(known.map((line, index) => [index + 1, line.map(([lat, lon]) => [lat, lon, 500] as const)]));
const route = { slug: "tiny", graph, lines };

function pictureOf(days: readonly { from: string; to: string; arcs: number[]; km: number }[]) {
  const walked = days.map((day, index) => ({ ...day, leg: 0, kind: "walk" as const, number: index + 1 }));
  const drawn = walkLines(walked, [route]);
  return drawWalk(walked, drawn, [route], plainSheet([start, end], planMapBox));
}
const pointsOf = (picture: ReturnType<typeof pictureOf>, kind: "main" | "variant") =>
  decodeWalk(picture).flatMap((line) => (line.kind === kind ? [line.points] : []));

it("draws no detour to a town off the path that a day passes", () => {
  const picture = pictureOf([{ from: "start", to: "end", arcs: [1, 2], km: 13 }]);
  expect(pointsOf(picture, "main")[0]).toContainEqual(fork);
  expect(pointsOf(picture, "main")[0]).not.toContainEqual(town);
  expect(pointsOf(picture, "variant")).toEqual([]);
  expect(picture.days[0]?.toKm).toBe(13);
});

it("connects a night off the path to the line", () => {
  const picture = pictureOf([
    { from: "start", to: "town", arcs: [1], km: 6 },
    { from: "town", to: "end", arcs: [2], km: 7 },
  ]);
  const [first, second] = pointsOf(picture, "main");
  expect([first?.at(-1), second?.[0]]).toEqual([fork, fork]);
  expect(pointsOf(picture, "variant").map((line) => line.map(([lat, lon]) => [lat, lon]))).toEqual([[town, fork]]);
  expect(picture.days.map(({ toKm }) => toKm)).toEqual([6, 13]);
  expect(picture.side?.places.map(({ km }) => km)).toEqual([0, 6, 6, 13]);
});
