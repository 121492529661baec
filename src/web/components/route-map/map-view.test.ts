import { describe, expect, it } from "vitest";
import { allowed, deepestZoom, type MapView, toBox, wholeView, zoomed } from "./map-view.ts";

const sheet = { width: 600, height: 300, focus: [30, 100, 570, 200] } as const;
const box = { width: 300, height: 300 };
const extent = [-100, -300, 700, 600] as const;

describe("wholeView", () => {
  const corners = (view: MapView) => [toBox(view, [30, 100]), toBox(view, [570, 200])].flat().map(Math.round);

  it("shows the whole route, with room for the labels of its ends", () => {
    expect(corners(wholeView(sheet, box))).toEqual([30, 119, 270, 163]);
  });

  it("stays beside buttons, or above and below them, as the route is larger", () => {
    const opener = [0, 0, 60, 60] as const;
    const zoom = [240, 240, 300, 300] as const;
    expect(corners(wholeView(sheet, box, [opener, zoom]))).toEqual([30, 128, 270, 172]);
    const upright = { focus: [100, 30, 200, 570] } as const;
    const [left, top] = toBox(wholeView(upright, box, [opener, zoom]), [100, 30]);
    expect([left > 60, Math.round(top)]).toEqual([true, 30]);
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
