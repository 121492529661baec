import { describe, expect, it } from "vitest";
import type { DataSet } from "#database/seeds/data-set.ts";
import { checkUniqueKeys } from "./keys.ts";
import { arc, house, publishedStage, tinyDataSet } from "./tiny-data-set.ts";

const tiny = tinyDataSet();
const [alba] = tiny.waypoints;
if (!alba) throw new Error("The tiny data set has lost a row.");
const [first] = tiny.arcLines;
if (!first) throw new Error("The tiny data set has lost a row.");
const firstTown = tiny.towns.slice(0, 1);

const fact = {
  houseSlug: "albergue-brea",
  field: "phone",
  value: "+34 982 000 000",
  source: "openstreetmap",
  date: "2026-04",
  certainty: "medium",
  isUsed: true,
} as const;

/** What is wrong, the rows that make it so, and the sentence that says it. */
const examples: [wrong: string, changes: Partial<DataSet>, fault: string][] = [
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
  ["two lines for an arc", { arcLines: [...tiny.arcLines, first] }, "line of arc 1: appears more than once"],
];

describe("checkUniqueKeys", () => {
  it.each(examples)("finds %s", (_, changes, fault) => {
    expect(checkUniqueKeys({ ...tiny, ...changes })).toContain(fault);
  });
});
