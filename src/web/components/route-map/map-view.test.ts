import { describe, expect, it } from "vitest";
import { allowed, deepestZoom, toBox, wholeView, zoomed } from "./map-view.ts";

const sheet = { width: 600, height: 300, focus: [30, 100, 570, 200] } as const;
const box = { width: 300, height: 300 };
const extent = [-100, -300, 700, 600] as const;

describe("wholeView", () => {
  it("is the drawn sheet in its original box", () => {
    expect(wholeView(sheet, { width: 600, height: 300 })).toEqual({ k: 1, x: 0, y: 0 });
  });

  it("shows all of the route in another box, beside the buttons", () => {
    const view = wholeView(sheet, box);
    const [left] = toBox(view, [30, 150]);
    const [right, middle] = toBox(view, [570, 150]);
    expect(left).toBeCloseTo(30, 6);
    expect(right).toBeCloseTo(236, 6);
    expect(middle).toBeCloseTo(150, 6);
  });
});

describe("zoomed", () => {
  it("keeps the point under the pointer", () => {
    const before = { k: 2, x: -50, y: 30 };
    const after = zoomed(before, 3, [120, 80]);
    const onSheet = [(120 - before.x) / before.k, (80 - before.y) / before.k] as const;
    const [x, y] = toBox(after, onSheet);
    expect(x).toBeCloseTo(120, 9);
    expect(y).toBeCloseTo(80, 9);
  });
});

describe("allowed", () => {
  const whole = wholeView(sheet, box);

  it("returns to the whole route when zoomed out", () => {
    expect(allowed(zoomed(whole, 0.5, [0, 0]), whole, extent, box)).toBeNull();
  });

  it("stops at the deepest zoom", () => {
    const view = allowed(zoomed(whole, 1000, [150, 150]), whole, extent, box);
    expect(view?.k).toBeCloseTo(whole.k * deepestZoom, 6);
  });

  it("never shows anything beyond the sheet", () => {
    const view = allowed({ k: 2, x: 5000, y: -5000 }, whole, extent, box);
    expect(view && toBox(view, [extent[0], extent[3]])).toEqual([0, box.height]);
  });
});
