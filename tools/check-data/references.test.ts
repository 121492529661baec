import { describe, expect, it } from "vitest";
import type { DataSet } from "#database/seeds/data-set.ts";
import { checkReferences, checkUniqueKeys } from "./references.ts";
import { arc, branch, closure, house, pointOfInterest, publishedStage, route, tinyDataSet } from "./tiny-data-set.ts";

const tiny = tinyDataSet();
const [first, second] = tiny.arcLines;
if (!first || !second) throw new Error("The tiny data set has lost a row.");
const [mainSegment, shortSegment] = tiny.segments;
if (!mainSegment || !shortSegment) throw new Error("The tiny data set has lost a row.");
const [main, short] = tiny.branches;
if (!main || !short) throw new Error("The tiny data set has lost a row.");
const firstTown = tiny.towns.slice(0, 1);

/** Title, invalid rows, and the expected message. */
const examples: [wrong: string, changes: Partial<DataSet>, fault: string][] = [
  [
    "a house in no town",
    { accommodations: [house({ townSlug: "atlantis" })] },
    "accommodation albergue-brea: there is no town atlantis",
  ],
  [
    "a town at no waypoint",
    { towns: [...tiny.towns, ...firstTown.map((t) => ({ ...t, slug: "x", waypointSlug: "x" }))] },
    "town x: there is no waypoint x",
  ],
  [
    "an arc to nowhere",
    { arcs: [...tiny.arcs.slice(1), arc(1, "alba", "nowhere", 1)] },
    "arc 1: there is no waypoint nowhere",
  ],
  ["a line of no arc", { arcLines: [...tiny.arcLines, { ...first, arcId: 9 }] }, "arc-lines: there is no arc 9"],
  [
    "a route from no town",
    { routes: [route({ start: "atlantis" })] },
    "route camino-made-up: there is no town atlantis",
  ],
  [
    "a segment of no arc",
    { segments: [shortSegment, { ...mainSegment, arcs: [1, 2, 9] }] },
    "segment alba--coto: there is no arc 9",
  ],
  [
    "a published stage of no route",
    { publishedStages: [publishedStage({ routeSlug: "camino-nowhere" })] },
    "published stage 1: there is no route camino-nowhere",
  ],
  [
    "a published stage to no town",
    { publishedStages: [publishedStage({ end: "atlantis" })] },
    "published stage 1: there is no town atlantis",
  ],
  [
    "a branch of no segment",
    { branches: [...tiny.branches, branch({ slug: "x", segments: ["y"] })] },
    "branch x: there is no segment y",
  ],
  [
    "a branch of no route",
    { branches: [...tiny.branches, branch({ slug: "x", routeSlug: "y" })] },
    "branch x: there is no route y",
  ],
  [
    "a branch that leaves nowhere",
    { branches: [main, branch({ ...short, leaves: "nowhere" })] },
    "branch short: there is no waypoint nowhere",
  ],
  ["a closure of no arc", { closures: [closure({ arcs: [9] })] }, "closure snow: there is no arc 9"],
  ["a closure of no route", { closures: [closure({ routeSlug: "y" })] }, "closure snow: there is no route y"],
  [
    "a sight on no route",
    { pointsOfInterest: [pointOfInterest({ routes: ["y"] })] },
    "point of interest fountain-1: there is no route y",
  ],
  [
    "a sight in no town",
    { pointsOfInterest: [pointOfInterest({ townSlug: "y" })] },
    "point of interest fountain-1: there is no town y",
  ],
  ["an arc without a line", { arcLines: [first, second] }, "arc 3: has no line"],
  ["an arc in no segment", { segments: [{ ...mainSegment, arcs: [1] }, shortSegment] }, "arc 2: is in no segment"],
  ["a segment in no branch", { branches: [main] }, "segment alba--coto--short: is in no branch"],
];

describe("checkReferences", () => {
  it.each(examples)("finds %s", (_, changes, fault) => {
    expect(checkReferences({ ...tiny, ...changes })).toContain(fault);
  });
});

const [alba] = tiny.waypoints;
if (!alba) throw new Error("The tiny data set has lost a row.");
const [line] = tiny.arcLines;
if (!line) throw new Error("The tiny data set has lost a row.");

const fact = {
  houseSlug: "albergue-brea",
  field: "phone",
  value: "+34 982 000 000",
  source: "openstreetmap",
  date: "2026-04",
  certainty: "medium",
  isUsed: true,
} as const;

/** Title, invalid rows, and the expected message. */
const keyExamples: [wrong: string, changes: Partial<DataSet>, fault: string][] = [
  ["a slug used twice", { waypoints: [...tiny.waypoints, alba] }, "waypoint alba: appears more than once"],
  [
    "two towns at one waypoint",
    { towns: firstTown.flatMap((t) => [t, { ...t, slug: "other" }]) },
    "town at waypoint alba: appears more than once",
  ],
  [
    "a house of OpenStreetMap twice",
    { accommodations: [house(), house({ slug: "again" })] },
    "accommodation of OpenStreetMap node/1: appears more than once",
  ],
  [
    "a published stage twice",
    { publishedStages: [publishedStage(), publishedStage()] },
    "published stage camino-made-up/1: appears more than once",
  ],
  [
    "two words of one source about a fact",
    { houseFacts: [fact, { ...fact, value: "+34 982 000 001" }] },
    "fact albergue-brea phone openstreetmap 2026-04: appears more than once",
  ],
  ["an arc id used twice", { arcs: [...tiny.arcs, arc(1, "alba", "brea", 12_000)] }, "arc 1: appears more than once"],
  ["an id below 1", { arcs: [arc(0, "alba", "brea", 12_000)] }, "arc 0: an id is a whole number from 1"],
  [
    "a slug with capitals",
    { accommodations: [house({ slug: "Albergue" })] },
    "Albergue: a slug has lower-case letters, digits and single hyphens only",
  ],
  ["two lines for an arc", { arcLines: [...tiny.arcLines, line] }, "line of arc 1: appears more than once"],
];

describe("checkUniqueKeys", () => {
  it.each(keyExamples)("finds %s", (_, changes, fault) => {
    expect(checkUniqueKeys({ ...tiny, ...changes })).toContain(fault);
  });
});
