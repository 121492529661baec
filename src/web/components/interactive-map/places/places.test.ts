import { describe, expect, it } from "vitest";
import { tinyRouteMap } from "#tests/support/samples/tiny-route-map.ts";
import { placeInMiddle, placesInView, placesOf, type View } from "./places.ts";

const places = placesOf(tinyRouteMap);
const around: View = { south: 42, north: 43, west: -4, east: -2, zoom: 11 };

describe("places in view", () => {
  it("are towns, and places to stay and points of visible layers", () => {
    const names = (layers: Parameters<typeof placesInView>[2]) =>
      placesInView(places, around, layers, 9).map(({ name }) => name);
    expect(names(new Set())).toEqual(["Inn", "Start"]);
    expect(names(new Set(["houses"]))).toEqual(["Inn", "The Inn", "Start"]);
    expect(names(new Set(["water"]))).toEqual(["Inn", "Start", null]);
  });

  it("are only towns at low zoom", () => {
    expect(placesInView(places, { ...around, zoom: 8 }, new Set(["houses"]), 9)).toHaveLength(2);
  });

  it("omit what lies outside, and beyond the limit those nearest to the edges", () => {
    expect(placesInView(places, { ...around, west: -3.2 }, new Set(), 9).map(({ name }) => name)).toEqual(["Inn"]);
    expect(placesInView(places, around, new Set(), 1).map(({ name }) => name)).toEqual(["Inn"]);
  });
});

describe("the place in the middle", () => {
  it("is the nearest one, of whatever size", () => {
    const small = { ...places[0]!, name: "Hamlet", rank: 3, lat: 42.5, lon: -3 };
    const city = { ...places[0]!, name: "City", rank: 1, lat: 42.7, lon: -3 };
    expect(placeInMiddle([city, small], { ...around, zoom: 8 }, new Set())?.name).toBe("Hamlet");
    expect(placeInMiddle([city, small], { ...around, north: 42.3 }, new Set())).toBeNull();
  });
});
