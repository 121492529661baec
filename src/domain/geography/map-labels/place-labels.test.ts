import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lineGrid } from "./line-grid.ts";
import { type LabelRequest, overlap, placeLabels } from "./place-labels.ts";

const width = 600;
const height = 300;
const noLine = lineGrid([], width, height);
const surroundings = { width, height, dots: [], line: noLine, reserved: [] };

const request = (facts: Partial<LabelRequest> & { id: string }): LabelRequest => ({
  x: 300,
  y: 150,
  radius: 4,
  width: 80,
  height: 14,
  priority: 1,
  required: false,
  ...facts,
});

const anyOptions = fc.record({
  x: fc.integer({ min: 0, max: width }),
  y: fc.integer({ min: 0, max: height }),
  radius: fc.integer({ min: 2, max: 8 }),
  width: fc.integer({ min: 10, max: 180 }),
  height: fc.integer({ min: 10, max: 18 }),
  priority: fc.integer({ min: 1, max: 4 }),
});
const anyOptionSets = fc
  .array(anyOptions, { maxLength: 60 })
  .map((all) => all.map((one, index): LabelRequest => ({ ...one, id: `${index}`, required: index < 2 })));

describe("placeLabels", () => {
  it("never overlaps two labels and always places the required ones", () => {
    fc.assert(
      fc.property(anyOptionSets, (requests) => {
        const placed = placeLabels(requests, { ...surroundings, dots: requests });
        placed.forEach((label, index) => {
          for (const other of placed.slice(index + 1)) {
            expect(overlap(label.area, other.area)).toBe(false);
          }
        });
        const ids = placed.map((label) => label.id);
        for (const required of requests.filter((one) => one.required)) {
          expect(ids).toContain(required.id);
        }
      }),
    );
  });

  it("prefers to place a required label under a button over clipping it", () => {
    const end = request({ id: "end", x: 590, y: 30, width: 160, required: true });
    const [label] = placeLabels([end], { ...surroundings, reserved: [[380, 0, width, height]] });
    expect(label?.area[2]).toBeLessThanOrEqual(width);
  });

  it("minimises the part of a required label under a button", () => {
    // Santiago at the upper edge of a map of a phone, whose opener reaches beyond its middle.
    const end = request({ id: "end", x: 154, y: 12, width: 151, required: true });
    const box = { ...surroundings, width: 300, height: 188, line: lineGrid([], 300, 188) };
    const [label] = placeLabels([end], { ...box, reserved: [[0, 0, 176, 58]] });
    expect(label?.area[0]).toBe(145);
  });

  it("wraps a required label that does not fit on one line", () => {
    const end = request({ id: "end", x: 200, width: 190, foldedWidth: 100, required: true });
    const gap = [
      [0, 0, 90, height],
      [194, 0, width, height],
      [0, 0, width, 120],
      [0, 180, width, height],
    ] as const;
    const [label] = placeLabels([end], { ...surroundings, reserved: gap });
    expect(label).toMatchObject({ isFolded: true });
    expect(gap.some((area) => label && overlap(area, label.area))).toBe(false);
    expect(placeLabels([end], surroundings)).toMatchObject([{ isFolded: false }]);
  });

  it("prefers the more important label", () => {
    const walls = [
      [0, 0, width, 130],
      [0, 170, width, height],
      [0, 0, 295, height],
    ] as const;
    const placed = placeLabels([request({ id: "village" }), request({ id: "city", priority: 3 })], {
      ...surroundings,
      reserved: walls,
    });
    expect(placed.map((label) => label.id)).toEqual(["city"]);
  });

  it("avoids the line if possible", () => {
    const line = lineGrid(
      [
        [
          [300, 0],
          [300, 150],
          [600, 150],
        ],
      ],
      width,
      height,
    );
    const [label] = placeLabels([request({ id: "corner" })], { ...surroundings, line });
    expect(label && line.count(label.area)).toBe(0);
  });

  it("omits a label rather than placing it outside the box", () => {
    expect(placeLabels([request({ id: "wide", width: 700 })], surroundings)).toEqual([]);
  });

  it("shifts a label at the edge sideways rather than away from its dot", () => {
    const [label] = placeLabels([request({ id: "a", x: 10, width: 120, required: true })], surroundings);
    expect(label?.area[0]).toBe(4);
    expect(label?.area[3]).toBeLessThan(150);
  });
});
