import { describe, expect, it } from "vitest";
import type { DataSet } from "#database/seeds/data-set.ts";
import { checkContiguity, checkReach } from "./branches.ts";
import type { Rule } from "../rules.ts";
import { route, tinyDataSet } from "../tiny-data-set.ts";

const tiny = tinyDataSet();
const [mainSegment, shortSegment] = tiny.segments;
if (!mainSegment || !shortSegment) throw new Error("The tiny data set has lost a row.");
const [, short] = tiny.branches;
if (!short) throw new Error("The tiny data set has lost a row.");

/** Title, rule, invalid rows, and the expected message. */
const examples: [wrong: string, rule: Rule, changes: Partial<DataSet>, fault: string][] = [
  [
    "a branch with a gap",
    checkContiguity,
    { segments: [{ ...mainSegment, arcs: [2] }, shortSegment] },
    "branch camino-made-up/main: arc 2 begins at brea, not at alba",
  ],
  [
    "a branch that stops early",
    checkContiguity,
    { segments: [{ ...mainSegment, arcs: [1] }, shortSegment] },
    "branch camino-made-up/main: ends at brea, not at coto",
  ],
  [
    "a branch that goes in a circle",
    checkContiguity,
    { segments: [{ ...mainSegment, arcs: [1, 2, 2] }, shortSegment] },
    "branch camino-made-up/main: takes an arc more than once",
  ],
  ["a route without main", checkReach, { branches: [short] }, "route camino-made-up: has 0 main branches"],
  [
    "a main that starts elsewhere",
    checkReach,
    { routes: [route({ start: "brea" })] },
    "route camino-made-up: main does not lead from its start to its end",
  ],
  [
    "an end out of reach",
    checkReach,
    {
      segments: [
        { ...mainSegment, arcs: [2] },
        { ...shortSegment, arcs: [] },
      ],
    },
    "route camino-made-up: its end cannot be reached from alba",
  ],
];

describe("the rules for branches", () => {
  it.each(examples)("find %s", (_, rule, changes, fault) => {
    expect(rule({ ...tiny, ...changes })).toContain(fault);
  });
});
