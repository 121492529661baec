import { describe, expect, it } from "vitest";
import { localPlane } from "./local-plane.ts";
import { cutLine, measureLine, placeAlong } from "./measured-line.ts";

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

  it("stays on the ends beyond them", () => {
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
