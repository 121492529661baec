import { describe, expect, it } from "vitest";
import { boundsOf, hereFeatures, placeFeatures, townFeatures, walkedFeature, wayFeatures } from "./overlay-data.ts";
import { tinyRouteMap } from "#tests/support/samples/tiny-route-map.ts";

describe("overlay data of the map", () => {
  it("contain a line for every leg, distinguished by branch and by mode", () => {
    const { features } = wayFeatures(tinyRouteMap);
    expect(features.map(({ properties }) => properties)).toEqual([
      { main: true, walked: true, straight: true },
      { main: true, walked: true, straight: true },
      { main: false, walked: true, straight: false },
      { main: false, walked: false, straight: false },
    ]);
    expect(features[0]?.geometry).toEqual({
      type: "LineString",
      coordinates: [
        [-3.5, 42.5],
        [-3, 42.5],
      ],
    });
  });

  it("distinguish sections of a plan along other routes by whether their path is known", () => {
    const line = [
      [42.5, -3.5],
      [42.5, -3],
    ] as const;
    const [known, unknown] = [false, true].map((straight) => walkedFeature({ line, straight }));
    expect(known?.properties).toEqual({ main: true, walked: true, straight: false });
    expect(unknown?.properties).toMatchObject({ straight: true });
    expect(known?.geometry).toMatchObject({
      coordinates: [
        [-3.5, 42.5],
        [-3, 42.5],
      ],
    });
  });

  it("rank both ends of the route before all other towns", () => {
    expect(townFeatures(tinyRouteMap, []).features.map(({ properties }) => properties?.["rank"])).toEqual([0, 3, 0]);
  });

  it("label overnight towns before larger ones", () => {
    const [start, village, end] = tinyRouteMap.towns;
    if (!start || !village || !end) throw new Error("The tiny route has three towns.");
    const towns = [start, village, end, { ...village, lon: -2, size: "city" as const }];
    const orders = (days: Parameters<typeof townFeatures>[1]) =>
      townFeatures({ ...tinyRouteMap, towns }, days).features.map(({ properties }) => properties?.["order"]);
    const { name, lat, lon } = village;
    const [, without = 0, , city = 0] = orders([]);
    const [, night = 0] = orders([{ number: 1, name, lat, lon }]);
    expect(city).toBeLessThan(without);
    expect(night).toBeLessThan(city);
  });

  it("contain only places of visible layers", () => {
    expect(placeFeatures(tinyRouteMap, "house", new Set(["houses"])).features).toHaveLength(1);
    expect(placeFeatures(tinyRouteMap, "point", new Set(["houses"])).features).toHaveLength(0);
    expect(placeFeatures(tinyRouteMap, "point", new Set(["water"])).features).toHaveLength(1);
  });

  it("have the bounds of the main line", () => {
    expect(boundsOf(tinyRouteMap)).toEqual([-3.5, 42.5, -1, 42.5]);
  });

  it("snap a position to the route unless it is far away", () => {
    const position = { lat: 42, lon: -3 };
    const roles = (place: typeof position | null) =>
      hereFeatures({ position, place }).features.map(({ properties }) => properties?.["role"]);
    expect(roles({ lat: 42.5, lon: -3 })).toEqual(["link", "place", "position"]);
    expect(roles(null)).toEqual(["position"]);
  });
});
