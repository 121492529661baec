import { describe, expect, it } from "vitest";
import type { DataSet } from "#database/seeds/data-set.ts";
import { encodePolyline } from "#domain/geography/route-geometry/polyline.ts";
import { checkLines, checkArcLengths, checkTotals } from "./lines.ts";
import { tinyDataSet, arc, route } from "../tiny-data-set.ts";
import type { Rule } from "../rules.ts";

const tiny = tinyDataSet();
const [alba, brea, coto] = tiny.waypoints;
if (!alba || !brea || !coto) throw new Error("The tiny data set has lost a row.");
const [first, second] = tiny.arcLines;
if (!first || !second) throw new Error("The tiny data set has lost a row.");

/** Title, invalid rows, and the expected message. */
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

/** Title, rule, invalid rows, and the expected message. */
const lengthExamples: [wrong: string, rule: Rule, changes: Partial<DataSet>, fault: string][] = [
  [
    "an arc shorter than straight",
    checkArcLengths,
    { arcs: [arc(1, "alba", "brea", 11_000)] },
    "arc 1: 11000 m is less than the great circle of 11120 m",
  ],
  [
    "an arc of parts of a metre",
    checkArcLengths,
    { arcs: [arc(1, "alba", "brea", 12_000.5)] },
    "arc 1: its distance is no whole number of metres above 0",
  ],
  [
    "an arc that falls upwards",
    checkArcLengths,
    { arcs: [{ ...arc(1, "alba", "brea", 12_000), descentM: -3 }] },
    "arc 1: climbs or falls -3 m in 12000 m",
  ],
  [
    "a route longer than published",
    checkTotals,
    { routes: [route({ publishedKmMin: 20, publishedKmMax: 22 })] },
    "route camino-made-up: 24.0 km is not within the published 20 to 22 km",
  ],
  [
    "a route shorter than published",
    checkTotals,
    { routes: [route({ publishedKmMin: 25, publishedKmMax: 26 })] },
    "route camino-made-up: 24.0 km is not within the published 25 to 26 km",
  ],
];

describe("the rules for distances", () => {
  it.each(lengthExamples)("find %s", (_, rule, changes, fault) => {
    expect(rule({ ...tiny, ...changes })).toContain(fault);
  });

  it("a ferry counts as no walking", () => {
    const arcs = [
      ...tiny.arcs.slice(0, 1),
      { ...arc(2, "brea", "coto", 12_000), mode: "ferry" as const },
      ...tiny.arcs.slice(2),
    ];
    expect(checkTotals({ ...tiny, arcs, routes: [route({ publishedKmMin: 12, publishedKmMax: 12 })] })).toEqual([]);
  });
});
