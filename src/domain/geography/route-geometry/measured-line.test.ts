import { describe, expect, it } from "vitest";
import { localPlane } from "./local-plane.ts";
import { cutLine, lengthWithMovedEnd, measureLine, placeAlong } from "./measured-line.ts";
import { greatCircleM } from "./great-circle.ts";

const plane = localPlane({ lat: 42.5, lon: -5 });
const place = (x: number, y: number) => plane.toEarth({ x, y });
const line = measureLine([place(0, 0), place(100, 0), place(100, 200)]);

describe("measureLine", () => {
  it("adds up the lengths from point to point", () => {
    expect(line.alongM[0]).toBe(0);
    expect(line.alongM[1]).toBeCloseTo(100, 1);
    expect(line.lengthM).toBeCloseTo(300, 1);
  });

  it("measures nothing on a line without points", () => {
    expect(measureLine([])).toEqual({ points: [], alongM: [], lengthM: 0 });
  });
});

describe("placeAlong", () => {
  it("finds a place between two points", () => {
    const { x, y } = plane.toPlane(placeAlong(line, 150));
    expect(x).toBeCloseTo(100, 1);
    expect(y).toBeCloseTo(50, 1);
  });

  it("is clamped to the ends", () => {
    expect(placeAlong(line, -5)).toEqual(line.points[0]);
    expect(placeAlong(line, 5000)).toEqual(line.points[2]);
  });

  it("refuses a line without points", () => {
    expect(() => placeAlong(measureLine([]), 0)).toThrow(RangeError);
  });
});

describe("cutLine", () => {
  it("keeps the points between and adds both ends of the cut", () => {
    const cut = measureLine(cutLine(line, 40, 180));
    expect(cut.points).toHaveLength(3);
    expect(cut.points[1]).toEqual(line.points[1]);
    expect(cut.lengthM).toBeCloseTo(140, 1);
  });

  it("does not repeat a point where the cut starts", () => {
    expect(cutLine(line, line.alongM[1] ?? 0, line.lengthM)).toHaveLength(2);
  });
});

const [start, bend, end] = [
  { lat: 42, lon: -8 },
  { lat: 42.01, lon: -8 },
  { lat: 42.01, lon: -7.99 },
];
const arc = { distanceM: 2000, line: [start, bend, end] };

describe("an arc with a moved end", () => {
  it("changes by the change of its first or last segment", () => {
    const further = { lat: 41.99, lon: -8 };
    expect(lengthWithMovedEnd(arc, "from", further)).toBe(Math.round(2000 + greatCircleM(further, start)));
    expect(lengthWithMovedEnd(arc, "to", { lat: 42.01, lon: -7.995 })).toBe(
      Math.round(2000 - greatCircleM(end, { lat: 42.01, lon: -7.995 })),
    );
    expect(lengthWithMovedEnd(arc, "from", start)).toBe(2000);
  });

  it("is never shorter than the straight line", () => {
    const short = { distanceM: 1, line: [start, end] };
    expect(lengthWithMovedEnd(short, "to", bend)).toBe(Math.ceil(greatCircleM(start, bend)));
    expect(lengthWithMovedEnd({ distanceM: 1, line: [start, bend] }, "from", bend)).toBe(1);
  });

  it("keeps its length if its line is unknown", () => {
    expect(lengthWithMovedEnd({ distanceM: 700, line: [] }, "from", bend)).toBe(700);
  });
});
