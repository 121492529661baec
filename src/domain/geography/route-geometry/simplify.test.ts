import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { localPlane, metresToSegment } from "./local-plane.ts";
import { simplifyLine } from "./simplify.ts";

const plane = localPlane({ lat: 42.5, lon: -5 });
const place = (x: number, y: number) => plane.toEarth({ x, y });

describe("simplifyLine", () => {
  it("drops points near the line and keeps the corner", () => {
    const corner = place(1000, 400);
    const line = [place(0, 0), place(500, 201), place(750, 295), corner, place(1500, 390), place(2000, 400)];
    expect(simplifyLine(line, 25)).toEqual([line[0], corner, line[5]]);
  });

  it("keeps a point just beyond the tolerance", () => {
    const line = [place(0, 0), place(500, 26), place(1000, 0)];
    expect(simplifyLine(line, 25)).toHaveLength(3);
    expect(simplifyLine(line, 27)).toHaveLength(2);
  });

  it("keeps the turning point of an out-and-back path", () => {
    const line = [place(0, 0), place(500, 0), place(0, 0)];
    expect(simplifyLine(line, 25)).toEqual(line);
  });

  it("keeps lines of none, one and two points", () => {
    expect(simplifyLine([], 25)).toEqual([]);
    expect(simplifyLine([place(1, 1)], 25)).toEqual([place(1, 1)]);
    expect(simplifyLine([place(1, 1), place(1, 1)], 25)).toHaveLength(2);
  });

  it("never leaves a point further from the new line than the tolerance", () => {
    const metres = fc.integer({ min: -800, max: 800 });
    fc.assert(
      fc.property(fc.array(fc.tuple(metres, metres), { minLength: 2, maxLength: 40 }), (offsets) => {
        const line = offsets.map(([x, y]) => place(x, y));
        const simple = simplifyLine(line, 60).map(plane.toPlane);
        for (const point of line.map(plane.toPlane)) {
          const nearest = Math.min(...simple.slice(1).map((end, i) => metresToSegment(point, simple[i] ?? end, end)));
          expect(nearest).toBeLessThan(60.5);
        }
      }),
    );
  });
});
