import { describe, expect, it } from "vitest";
import { localPlane } from "./local-plane.ts";
import { measureLine } from "./measured-line.ts";
import { nearestPassing, passings } from "./passings.ts";
import { snapInOrder } from "./snap.ts";

const plane = localPlane({ lat: 42.5, lon: -5 });
const place = (x: number, y: number) => plane.toEarth({ x, y });
/** East for 4 km, then back 1 km further north. */
const hairpin = measureLine([place(0, 0), place(4000, 0), place(4000, 1000), place(0, 1000)]);

describe("passings", () => {
  it("projects a point onto the line", () => {
    const [passing] = passings(hairpin, place(1500, 120), 200);
    expect(passing?.offM).toBeCloseTo(120, 0);
    expect(passing?.alongM).toBeCloseTo(1500, -1);
  });

  it("gives each time the line comes by", () => {
    const found = passings(hairpin, place(1500, 500), 600).map(({ alongM }) => Math.round(alongM / 100));
    expect(found).toEqual([15, 75]);
  });

  it("gives nothing where the line stays away", () => {
    expect(passings(hairpin, place(1500, 500), 400)).toEqual([]);
  });
});

describe("nearestPassing", () => {
  it("finds the nearest place however far", () => {
    expect(nearestPassing(hairpin, place(-3000, 900))?.offM).toBeCloseTo(3001.7, 0);
  });

  it("finds none on a single point", () => {
    expect(nearestPassing(measureLine([place(0, 0)]), place(1, 1))).toBeNull();
  });
});

describe("snapInOrder", () => {
  const alongOf = (points: { lat: number; lon: number }[]) =>
    snapInOrder(hairpin, points, 700).map((passing) => passing && Math.round(passing.alongM / 100));

  it("keeps the order where the nearest place would go backwards", () => {
    // The second point is nearer to the way out, but must come after the turn.
    expect(alongOf([place(3900, 900), place(2000, 480), place(1000, 1000)])).toEqual([49, 70, 80]);
  });

  it("leaves out a point far from the line", () => {
    expect(alongOf([place(500, 0), place(2000, -3000), place(3500, 0)])).toEqual([5, null, 35]);
  });

  it("leaves out one point out of order rather than the others", () => {
    const points = [500, 3500, 1000, 1500, 3900].map((x) => place(x, -10));
    expect(alongOf(points)).toEqual([5, null, 10, 15, 39]);
  });

  it("snaps nothing onto a line elsewhere", () => {
    expect(alongOf([place(90_000, 0)])).toEqual([null]);
    expect(alongOf([])).toEqual([]);
  });
});
