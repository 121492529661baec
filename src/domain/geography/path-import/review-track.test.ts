import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { guideLine } from "./guide-line.ts";
import { sampleArcs, trackAlong, trackPoint } from "#tests/support/samples/sample-route.ts";
import { measureTrack } from "./track.ts";
import { lineOfArcs } from "./path-today.ts";
import { reviewTrack } from "./review-track.ts";

const guide = guideLine(lineOfArcs(sampleArcs));
const whole = trackAlong(0, 20_000);
const { lengthM } = measureTrack(whole);

describe("reviewTrack", () => {
  it("leaves a good track unchanged", () => {
    const review = reviewTrack(whole, guide);
    expect(review.points).toEqual(whole);
    expect(review).toMatchObject({ orderedLengthM: null, gaps: [], jumps: [], outOfOrder: false, turned: false });
    expect(review.lengthM).toBeCloseTo(lengthM, 6);
    expect(review.climb).toEqual({ ascentM: 200, descentM: 0 });
  });

  it("reverses a track walked in the other direction", () => {
    const review = reviewTrack(whole.toReversed(), guide);
    expect(review.turned).toBe(true);
    expect(review.points).toEqual(whole);
    expect(review.outOfOrder).toBe(false);
  });

  it("reports a gap with its position", () => {
    const review = reviewTrack([...trackAlong(0, 6000), ...trackAlong(8000, 20_000)], guide);
    expect(review.gaps).toHaveLength(1);
    expect(review.gaps[0]!.lengthM).toBeGreaterThan(2000);
    expect(review.gaps[0]!.atM).toBeCloseTo(measureTrack(trackAlong(0, 6000)).lengthM, 3);
  });

  it("removes an isolated outlier", () => {
    const review = reviewTrack(
      [...trackAlong(0, 6000), { lat: 0, lon: 0, elevationM: 0 }, ...trackAlong(6050, 20_000)],
      guide,
    );
    expect(review.strays).toBe(1);
    expect(review.jumps.map(({ point }) => point)).toEqual([122, 123]);
    expect(review.orderedLengthM).toBeCloseTo(lengthM, 6);
  });

  it("sorts days that are out of order", () => {
    const days = [
      trackAlong(10_000, 15_000),
      trackAlong(0, 5000),
      trackAlong(15_000, 20_000),
      trackAlong(5000, 10_000),
    ];
    const review = reviewTrack(days.flat(), guide);
    expect(review.outOfOrder).toBe(true);
    expect(review.orderedLengthM).toBeCloseTo(lengthM, -1);
    expect(review.lengthM).toBeGreaterThan(1.5 * lengthM);
  });

  it("sorts lines of a map, whatever their directions", () => {
    const seeds = fc.array(fc.record({ turned: fc.boolean(), rank: fc.double({ noNaN: true }) }), {
      minLength: 20,
      maxLength: 20,
    });
    fc.assert(
      fc.property(seeds, (seed) => {
        const ways = seed.map(({ turned, rank }, index) => {
          const way = trackAlong(index * 1000, (index + 1) * 1000);
          return { rank, points: turned ? way.toReversed() : way };
        });
        const file = ways.toSorted((a, b) => a.rank - b.rank).flatMap(({ points }) => points);
        const review = reviewTrack(file, guide);
        const used = review.orderedLengthM ?? review.lengthM;
        // A few segments reversed in place add less than a walker may backtrack.
        expect(used).toBeGreaterThan(0.97 * lengthM);
        if (review.outOfOrder) expect(used).toBeLessThan(1.02 * lengthM);
      }),
      { numRuns: 40 },
    );
  });

  it("does not judge the order without a route", () => {
    expect(reviewTrack(whole, guideLine([])).points).toEqual(whole);
    expect(reviewTrack([trackPoint(0, 0)], guide)).toMatchObject({ lengthM: 0, climb: null });
  });

  it("processes thirty thousand points quickly", () => {
    const long = Array.from({ length: 30_000 }, (_, index) => trackPoint(index * 25, 300 * Math.sin(index / 40)));
    const started = performance.now();
    const review = reviewTrack(long.toReversed(), guideLine(long.filter((_, index) => index % 100 === 0)));
    expect(review.turned).toBe(true);
    expect(performance.now() - started).toBeLessThan(3000);
  });
});
