import { describe, expect, it } from "vitest";
import { type LatLon, metresPerDegree } from "#domain/geography/route-geometry/great-circle.ts";
import { layOutWay, type Leg } from "./walked-way.ts";
import { locateOnWay, type KnownHouse, type KnownPoint, type KnownTown } from "./locate-on-way.ts";

/** Metres east and north of a place on the equator, where a degree has the same length in both directions. */
function at(eastM: number, northM = 0): LatLon {
  return { lat: northM / metresPerDegree, lon: eastM / metresPerDegree };
}

const towns: KnownTown[] = [
  { name: "Start", houses: 3, services: ["pharmacy"] },
  { name: "Chapel", houses: 0, services: [] },
  { name: "Inn", houses: 1, services: ["groceries"] },
  { name: "End", houses: 9, services: ["pharmacy", "groceries"] },
];
const legs: Leg[] = [
  { line: [at(0), at(10_000)], walkedM: 11_000, to: 1 },
  { line: [at(10_000), at(20_000)], walkedM: 11_000, to: 2 },
  { line: [at(20_000), at(80_000)], walkedM: 66_000, to: 3 },
];
const main = layOutWay(0, legs);
const around: Leg[] = [{ line: [at(10_000), at(15_000, 3_000), at(20_000)], walkedM: 14_000, to: 2 }];
const variant = layOutWay(1, [...around, ...legs.slice(2)]);
const points: KnownPoint[] = [
  { ...at(4_000, 100), name: "Spring", group: "water" },
  { ...at(12_000, -50), name: null, group: "water" },
  { ...at(13_000, 700), name: "Too far off", group: "water" },
];
const houses: KnownHouse[] = [
  { ...at(20_100), name: "Far side", town: 2 },
  { ...at(79_900), name: "Last house", town: 3 },
  { ...at(79_500), name: "First house", town: 3 },
];
const surroundings = { ways: [main, variant], towns, houses, points };

describe("a way", () => {
  it("is measured by walking distance, not by the drawn line", () => {
    expect(main.lengthM).toBe(88_000);
    expect(main.towns.map(({ alongM }) => alongM)).toEqual([0, 11_000, 22_000, 88_000]);
  });

  it("adds nothing for a ferry", () => {
    const crossed = layOutWay(null, [{ line: [at(0), at(5_000)], walkedM: 0, to: 1 }, ...legs.slice(1)]);
    expect(crossed.towns[0]).toEqual({ town: 1, alongM: 0 });
    expect(crossed.lengthM).toBe(77_000);
  });
});

describe("locateOnWay", () => {
  it("returns kilometre, offset and what comes next", () => {
    const onWay = locateOnWay(at(5_000, 12), surroundings);
    expect(onWay?.way).toBe(0);
    expect(onWay?.offM).toBeCloseTo(12, 0);
    expect(onWay?.alongM).toBeCloseTo(5_500, 0);
    expect(onWay?.ahead.bed?.name).toBe("Inn");
    expect(onWay?.ahead.bed?.metres).toBeCloseTo(16_500, 0);
    expect(onWay?.ahead.groceries?.name).toBe("Inn");
  });

  it("returns the towns before and after the position, and the distance to the last one", () => {
    const { towns: nearby } = locateOnWay(at(5_000), surroundings) ?? {};
    expect(nearby).toMatchObject({ passed: { name: "Start" }, next: { name: "Chapel" }, last: { name: "End" } });
    expect(Math.round((nearby?.passed?.metres ?? 0) + (nearby?.next?.metres ?? 0))).toBe(11_000);
    expect(nearby?.last?.metres).toBeCloseTo(82_500, 0);
    expect(locateOnWay(at(80_000), surroundings)?.towns.next).toBeNull();
  });

  it("names the nearest place to stay with the next bed, and the number of others", () => {
    expect(locateOnWay(at(5_000), surroundings)?.house).toEqual({ name: "Far side", others: 0 });
    expect(locateOnWay(at(50_000), surroundings)?.house).toEqual({ name: "First house", others: 8 });
    expect(locateOnWay(at(100), surroundings)?.house).toBeNull();
    expect(locateOnWay(at(25_000), surroundings)?.house).toBeNull();
  });

  it("omits water already passed or away from the way", () => {
    const water = locateOnWay(at(5_000), surroundings)?.ahead.water;
    expect(water?.name).toBeNull();
    expect(water?.metres).toBeCloseTo(7_000 * 1.1 + 50, 0);
    expect(locateOnWay(at(12_600), surroundings)?.ahead.water).toBeNull();
  });

  it("returns none if the next is beyond 50 km", () => {
    const onWay = locateOnWay(at(25_000), surroundings);
    expect(onWay?.ahead.pharmacy).toBeNull();
    expect(onWay?.ahead.bed).toBeNull();
    expect(locateOnWay(at(40_000), surroundings)?.ahead.pharmacy?.name).toBe("End");
  });

  it("is in a town a few metres past its centre", () => {
    expect(locateOnWay(at(100), surroundings)?.ahead.bed).toEqual({ name: "Start", town: 0, metres: 0 });
    expect(locateOnWay(at(300), surroundings)?.ahead.bed?.name).toBe("Inn");
  });

  it("chooses a variant only if clearly nearer, and counts on to where it rejoins", () => {
    const onVariant = locateOnWay(at(15_000, 3_010), surroundings);
    expect(onVariant?.way).toBe(1);
    expect(onVariant?.ahead.bed?.name).toBe("Inn");
    expect(onVariant?.ahead.bed?.metres).toBeCloseTo(7_000, 0);
    expect(locateOnWay(at(60_000), surroundings)?.way).toBe(0);
  });

  it("is unknown on a route without a line", () => {
    expect(locateOnWay(at(0), { ...surroundings, ways: [] })).toBeNull();
  });
});
