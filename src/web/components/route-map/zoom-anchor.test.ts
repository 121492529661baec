import { describe, expect, it } from "vitest";
import { zoomAnchor } from "./zoom-anchor.ts";

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
  it("is the point of the way nearest to the centre", () => {
    expect(zoomAnchor(input)).toEqual([280, 150]);
  });

  it("is the selected stop while it is in sight", () => {
    expect(zoomAnchor({ ...input, chosen: [580, 90] })).toEqual([580, 90]);
    expect(zoomAnchor({ ...input, chosen: [700, 90] })).toEqual([280, 150]);
  });

  it("is the centre where no way is in sight", () => {
    expect(zoomAnchor({ ...input, lines: [] })).toEqual([300, 200]);
  });
});
