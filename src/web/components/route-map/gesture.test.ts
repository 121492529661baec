import { describe, expect, it } from "vitest";
import { afterGesture, zoomAnchor } from "./gesture.ts";
import { toBox } from "./map-view.ts";

const view = { k: 2, x: 10, y: 20 };

describe("afterGesture", () => {
  it("pans with one finger", () => {
    expect(afterGesture(view, [[50, 50]], [[60, 45]])).toEqual({ k: 2, x: 20, y: 15 });
  });

  it("keeps the points under two fingers", () => {
    const before = [
      [100, 100],
      [200, 100],
    ] as const;
    const after = [
      [80, 120],
      [280, 120],
    ] as const;
    const next = afterGesture(view, before, after);
    expect(next.k).toBeCloseTo(4, 9);
    before.forEach(([x, y], index) => {
      const onSheet = [(x - view.x) / view.k, (y - view.y) / view.k] as const;
      const [nowX, nowY] = toBox(next, onSheet);
      expect(nowX).toBeCloseTo(after[index]?.[0] ?? NaN, 9);
      expect(nowY).toBeCloseTo(after[index]?.[1] ?? NaN, 9);
    });
  });

  it("ignores three fingers", () => {
    const three = [
      [1, 1],
      [2, 2],
      [3, 3],
    ] as const;
    expect(afterGesture(view, three, three)).toBe(view);
  });
});

const box = { width: 600, height: 400 };
const input = {
  centre: [300, 200],
  chosen: null,
  box,
  lines: [
    [
      [20, 120],
      [280, 150],
      [580, 90],
    ],
  ],
} as const;

describe("zoomAnchor", () => {
  it("is the point of the line nearest to the centre", () => {
    expect(zoomAnchor(input)).toEqual([280, 150]);
  });

  it("is the selected stop while it is visible", () => {
    expect(zoomAnchor({ ...input, chosen: [580, 90] })).toEqual([580, 90]);
    expect(zoomAnchor({ ...input, chosen: [700, 90] })).toEqual([280, 150]);
  });

  it("is the centre if no line is visible", () => {
    expect(zoomAnchor({ ...input, lines: [] })).toEqual([300, 200]);
  });
});
