import { describe, expect, it } from "vitest";
import { pathData } from "./path-data.ts";

describe("pathData", () => {
  it("writes relative steps as compactly as possible", () => {
    expect(
      pathData([
        [10, 20],
        [10.5, 19.5],
        [8, 19.5],
        [8, 22],
      ]),
    ).toBe("M10 20l.5-.5-2.5 0 0 2.5");
  });

  it("closes rings", () => {
    expect(
      pathData(
        [
          [0, 0],
          [4, 0],
          [4, 4],
        ],
        { closed: true },
      ),
    ).toBe("M0 0l4 0 0 4z");
  });

  it("does not accumulate rounding errors", () => {
    const points = Array.from({ length: 101 }, (_, index) => [index * 0.04, 0] as const);
    const steps = [...pathData(points).matchAll(/([\d.]+) 0/g)].slice(1).map((step) => Number(step[1]));
    expect(steps.reduce((a, b) => a + b, 0)).toBeCloseTo(4, 9);
  });

  it("is empty for a line without length", () => {
    expect(
      pathData([
        [3, 3],
        [3.01, 3],
      ]),
    ).toBe("");
    expect(pathData([])).toBe("");
  });
});
