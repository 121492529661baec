import { describe, expect, it } from "vitest";
import type { DataSet } from "#database/seeds/data-set.ts";
import { encodePolyline } from "#domain/route-geometry/polyline.ts";
import { checkLines } from "./lines.ts";
import { tinyDataSet } from "./tiny-data-set.ts";

const tiny = tinyDataSet();
const [alba, brea, coto] = tiny.waypoints;
if (!alba || !brea || !coto) throw new Error("The tiny data set has lost a row.");
const [first, second] = tiny.arcLines;
if (!first || !second) throw new Error("The tiny data set has lost a row.");

/** What is wrong, the rows that make it so, and the sentence that says it. */
const examples: [wrong: string, changes: Partial<DataSet>, fault: string][] = [
  ["a line that starts elsewhere", { arcLines: [{ ...second, arcId: 3 }] }, "line of arc 3: does not start at alba"],
  ["a line that ends elsewhere", { arcLines: [{ ...first, arcId: 3 }] }, "line of arc 3: does not end at coto"],
  ["a line of one point", { arcLines: [{ ...first, line: encodePolyline([alba]) }] }, "line of arc 1: is no line"],
  ["a line that is no text of a line", { arcLines: [{ ...first, line: "_p~iF" }] }, "line of arc 1: is no line"],
  ["a height too few", { arcLines: [{ ...first, elevations: [0, 100] }] }, "line of arc 1: has 3 points and 2 heights"],
  [
    "a line that wanders off",
    {
      arcLines: [
        {
          ...second,
          line: encodePolyline([brea, { lat: 42.15, lon: -7.8 }, coto]),
          elevations: [0, 0, 0],
        },
      ],
    },
    "line of arc 2: is 34800 m long, the arc 12000 m",
  ],
];

describe("checkLines", () => {
  it.each(examples)("finds %s", (_, changes, fault) => {
    expect(checkLines({ ...tiny, ...changes })).toContain(fault);
  });
});
