import { describe, expect, it } from "vitest";
import type { DataSet } from "#database/seeds/data-set.ts";
import { checkArcLengths, checkTotals } from "./distances.ts";
import type { Rule } from "./rule.ts";
import { arc, route, tinyDataSet } from "./tiny-data-set.ts";

const tiny = tinyDataSet();

/** What is wrong, the rule that finds it, the rows that make it so, and the sentence that says it. */
const examples: [wrong: string, rule: Rule, changes: Partial<DataSet>, fault: string][] = [
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

describe("the rules of distances", () => {
  it.each(examples)("find %s", (_, rule, changes, fault) => {
    expect(rule({ ...tiny, ...changes })).toContain(fault);
  });

  it("does not count a ferry as walked", () => {
    const arcs = [
      ...tiny.arcs.slice(0, 1),
      { ...arc(2, "brea", "coto", 12_000), mode: "ferry" as const },
      ...tiny.arcs.slice(2),
    ];
    expect(checkTotals({ ...tiny, arcs, routes: [route({ publishedKmMin: 12, publishedKmMax: 12 })] })).toEqual([]);
  });
});
