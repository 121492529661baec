import { describe, expect, it } from "vitest";
import { packLines, unpackLines } from "./packed-lines.ts";

describe("packLines and unpackLines", () => {
  it("give back ends, bends and known heights", () => {
    const line = [
      [42.1, -3.1, 800],
      [42.11, -3.1, null],
      [42.12, -3.1, 840],
      [42.12, -3.05, null],
      [42.15, -3.05, null],
    ] as const;
    const packed = packLines(new Map([[7, line]]));
    expect(unpackLines(packed)).toEqual(new Map([[7, [line[0], line[2], line[3], line[4]]]]));
  });

  it("keep a tolerance of their own", () => {
    const bump = [
      [42, -3],
      [42.0009, -2.99],
      [42, -2.98],
    ] as const;
    const lines = new Map([[1, bump]]);
    expect(unpackLines(packLines(lines, 60)).get(1)).toHaveLength(3);
    expect(unpackLines(packLines(lines, 150)).get(1)).toHaveLength(2);
  });

  it("carry arcs without a line", () => {
    expect(unpackLines(packLines(new Map([[3, []]])))).toEqual(new Map([[3, []]]));
  });
});
