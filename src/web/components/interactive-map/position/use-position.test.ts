import { expect, it } from "vitest";
import { locateOnWay } from "#domain/plans/position/locate-on-way.ts";
import { surroundingsOf } from "./use-position.ts";
import { tinyRouteMap } from "#tests/support/samples/tiny-route-map.ts";

const surroundings = surroundingsOf(tinyRouteMap);

it("follows every branch to the end of the main line", () => {
  expect(surroundings.ways.map(({ lengthM }) => lengthM)).toEqual([200_000, 250_000, 200_000]);
  expect(surroundings.ways[1]?.towns.map(({ town }) => town)).toEqual([0, 1, 2]);
});

it("finds a walker on a variant and the bed where it rejoins", () => {
  const onWay = locateOnWay({ lat: 42.6, lon: -2 }, surroundings);
  expect(onWay?.way).toBe(1);
  expect(onWay?.ahead.bed?.name).toBe("Inn");
  expect(onWay?.house).toEqual({ name: "The Inn", others: 0 });
});

it("ignores closed places to stay", () => {
  const houses = tinyRouteMap.houses.map((house) => ({ ...house, closed: true }));
  expect(surroundingsOf({ ...tinyRouteMap, houses }).houses).toEqual([]);
});
