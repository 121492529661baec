import { describe, expect, it } from "vitest";
import type { DataSet } from "#database/seeds/data-set.ts";
import { encodePolyline } from "#domain/route-geometry/polyline.ts";
import { checkContiguity, checkReach } from "./branches.ts";
import { checkArcLengths, checkTotals } from "./distances.ts";
import { checkFacts } from "./facts.ts";
import type { Rule } from "./fault.ts";
import { checkUniqueKeys } from "./keys.ts";
import { checkLines } from "./lines.ts";
import { checkPlaces } from "./places.ts";
import { checkReferences } from "./references.ts";
import { rules } from "./rules.ts";
import { arc, branch, closure, house, pointOfInterest, route, tinyDataSet } from "./tiny-data-set.ts";

const tiny = tinyDataSet();
const [alba, brea, coto] = tiny.waypoints;
const [first, second, third] = tiny.arcLines;
if (!alba || !brea || !coto || !first || !second || !third) throw new Error("The tiny data set has three of each.");
const firstTown = tiny.towns.slice(0, 1);
const [mainSegment, shortSegment] = tiny.segments;
const [main, short] = tiny.branches;
if (!mainSegment || !shortSegment || !main || !short) throw new Error("The tiny data set has two of each.");

/** What is changed, the rule that finds it and the sentence it says. */
type Example = [wrong: string, rule: Rule, changes: Partial<DataSet>, fault: string];

const examples: Example[] = [
  ["a slug used twice", checkUniqueKeys, { waypoints: [...tiny.waypoints, alba] }, "waypoint alba: appears more than once"],
  ["two towns at one waypoint", checkUniqueKeys, { towns: firstTown.flatMap((t) => [t, { ...t, slug: "other" }]) }, "town at waypoint alba: appears more than once"],
  ["a house of OpenStreetMap twice", checkUniqueKeys, { accommodations: [house(), house({ slug: "again" })] }, "accommodation of OpenStreetMap node/1: appears more than once"],
  ["an arc id used twice", checkUniqueKeys, { arcs: [...tiny.arcs, arc(1, "alba", "brea", 12_000)] }, "arc 1: appears more than once"],
  ["an id below 1", checkUniqueKeys, { arcs: [arc(0, "alba", "brea", 12_000)] }, "arc 0: an id is a whole number from 1"],
  ["a slug with capitals", checkUniqueKeys, { accommodations: [house({ slug: "Albergue" })] }, "Albergue: a slug has lower-case letters, digits and single hyphens only"],
  ["two lines for an arc", checkUniqueKeys, { arcLines: [...tiny.arcLines, first] }, "line of arc 1: appears more than once"],

  ["a house in no town", checkReferences, { accommodations: [house({ townSlug: "atlantis" })] }, "accommodation albergue-brea: there is no town atlantis"],
  ["a town at no waypoint", checkReferences, { towns: [...tiny.towns, ...firstTown.map((t) => ({ ...t, slug: "x", waypointSlug: "x" }))] }, "town x: there is no waypoint x"],
  ["an arc to nowhere", checkReferences, { arcs: [...tiny.arcs.slice(1), arc(1, "alba", "nowhere", 1)] }, "arc 1: there is no waypoint nowhere"],
  ["a line of no arc", checkReferences, { arcLines: [...tiny.arcLines, { ...first, arcId: 9 }] }, "arc-lines: there is no arc 9"],
  ["a route from no town", checkReferences, { routes: [route({ start: "atlantis" })] }, "route camino-made-up: there is no town atlantis"],
  ["a segment of no arc", checkReferences, { segments: [shortSegment, { ...mainSegment, arcs: [1, 2, 9] }] }, "segment alba--coto: there is no arc 9"],
  ["a branch of no segment", checkReferences, { branches: [...tiny.branches, branch({ slug: "x", segments: ["y"] })] }, "branch x: there is no segment y"],
  ["a branch of no route", checkReferences, { branches: [...tiny.branches, branch({ slug: "x", routeSlug: "y" })] }, "branch x: there is no route y"],
  ["a branch that leaves nowhere", checkReferences, { branches: [main, branch({ ...short, leaves: "nowhere" })] }, "branch short: there is no waypoint nowhere"],
  ["a closure of no arc", checkReferences, { closures: [closure({ arcs: [9] })] }, "closure snow: there is no arc 9"],
  ["a closure of no route", checkReferences, { closures: [closure({ routeSlug: "y" })] }, "closure snow: there is no route y"],
  ["a sight on no route", checkReferences, { pointsOfInterest: [pointOfInterest({ routes: ["y"] })] }, "point of interest fountain-1: there is no route y"],
  ["a sight in no town", checkReferences, { pointsOfInterest: [pointOfInterest({ townSlug: "y" })] }, "point of interest fountain-1: there is no town y"],
  ["an arc without a line", checkReferences, { arcLines: [first, second] }, "arc 3: has no line"],
  ["an arc in no segment", checkReferences, { segments: [{ ...mainSegment, arcs: [1] }, shortSegment] }, "arc 2: is in no segment"],
  ["a segment in no branch", checkReferences, { branches: [main] }, "segment alba--coto--short: is in no branch"],

  ["a season that ends on no day", checkFacts, { accommodations: [house({ season: [{ from: "04-31", to: "10-31" }] })] }, "accommodation albergue-brea: 04-31 is no end of a season"],
  ["a season of nothing", checkFacts, { accommodations: [house({ season: [] })] }, "accommodation albergue-brea: a season without spans"],
  ["a season from nobody", checkFacts, { accommodations: [house({ seasonSource: null })] }, "accommodation albergue-brea: a season needs its source"],
  ["an hour after midnight as 24", checkFacts, { accommodations: [house({ checkInUntil: "24:00" })] }, "accommodation albergue-brea: 24:00 is no time of day"],
  ["a check-in without a beginning", checkFacts, { accommodations: [house({ checkInFrom: null })] }, "accommodation albergue-brea: check-in ends but does not begin"],
  ["a price in no currency", checkFacts, { accommodations: [house({ currency: null })] }, "accommodation albergue-brea: a price needs its currency"],
  ["prices the wrong way round", checkFacts, { accommodations: [house({ priceTo: 5 })] }, "accommodation albergue-brea: its lowest price is above its highest"],
  ["half a bed", checkFacts, { accommodations: [house({ beds: 1.5 })] }, "accommodation albergue-brea: cannot have 1.5 beds"],
  ["a place from nobody", checkFacts, { accommodations: [house({ coordSource: null })] }, "accommodation albergue-brea: a place needs its source"],
  ["a closure from Easter", checkFacts, { closures: [closure({ from: "easter" })] }, "closure snow: easter is no day of the year"],
  ["a colour by name", checkFacts, { routes: [route({ colour: "red" })] }, "route camino-made-up: red is no colour"],

  ["a waypoint with the hemispheres swapped", checkPlaces, { waypoints: [{ ...alba, lon: 8 }] }, "waypoint alba: 42, 8 is not in the south-west of Europe"],
  ["a waypoint above every pass", checkPlaces, { waypoints: [{ ...alba, elevationM: 4200 }] }, "waypoint alba: cannot lie at 4200 m"],
  ["a sight in the sea", checkPlaces, { pointsOfInterest: [pointOfInterest({ lat: 0, lon: 0 })] }, "point of interest fountain-1: 0, 0 is not in the south-west of Europe"],
  ["a house with half a place", checkPlaces, { accommodations: [house({ lon: null })] }, "accommodation albergue-brea: has half a place"],
  ["a house far from its town", checkPlaces, { accommodations: [house({ lat: 42.2 })] }, "accommodation albergue-brea: lies 11120 m from its town"],

  ["a branch with a gap", checkContiguity, { segments: [{ ...mainSegment, arcs: [2] }, shortSegment] }, "branch camino-made-up/main: arc 2 begins at brea, not at alba"],
  ["a branch that stops early", checkContiguity, { segments: [{ ...mainSegment, arcs: [1] }, shortSegment] }, "branch camino-made-up/main: ends at brea, not at coto"],
  ["a branch that goes in a circle", checkContiguity, { segments: [{ ...mainSegment, arcs: [1, 2, 2] }, shortSegment] }, "branch camino-made-up/main: takes an arc more than once"],

  ["a route without main", checkReach, { branches: [short] }, "route camino-made-up: has 0 main branches"],
  ["a main that starts elsewhere", checkReach, { routes: [route({ start: "brea" })] }, "route camino-made-up: main does not lead from its start to its end"],
  ["an end out of reach", checkReach, { segments: [{ ...mainSegment, arcs: [2] }, { ...shortSegment, arcs: [] }] }, "route camino-made-up: its end cannot be reached from alba"],

  ["an arc shorter than straight", checkArcLengths, { arcs: [arc(1, "alba", "brea", 11_000)] }, "arc 1: 11000 m is less than the great circle of 11120 m"],
  ["an arc of parts of a metre", checkArcLengths, { arcs: [arc(1, "alba", "brea", 12_000.5)] }, "arc 1: its distance is no whole number of metres above 0"],
  ["an arc that falls upwards", checkArcLengths, { arcs: [{ ...arc(1, "alba", "brea", 12_000), descentM: -3 }] }, "arc 1: climbs or falls -3 m in 12000 m"],
  ["a route longer than published", checkTotals, { routes: [route({ publishedKmMin: 20, publishedKmMax: 22 })] }, "route camino-made-up: 24.0 km is not within the published 20 to 22 km"],
  ["a route shorter than published", checkTotals, { routes: [route({ publishedKmMin: 25, publishedKmMax: 26 })] }, "route camino-made-up: 24.0 km is not within the published 25 to 26 km"],

  ["a line that starts elsewhere", checkLines, { arcLines: [{ ...second, arcId: 3 }] }, "line of arc 3: does not start at alba"],
  ["a line that ends elsewhere", checkLines, { arcLines: [{ ...first, arcId: 3 }] }, "line of arc 3: does not end at coto"],
  ["a line of one point", checkLines, { arcLines: [{ ...first, line: encodePolyline([alba]) }] }, "line of arc 1: is no line"],
  ["a line that is no text of a line", checkLines, { arcLines: [{ ...first, line: "_p~iF" }] }, "line of arc 1: is no line"],
  ["a height too few", checkLines, { arcLines: [{ ...first, elevations: [0, 100] }] }, "line of arc 1: has 3 points and 2 heights"],
  ["a line that wanders off", checkLines, { arcLines: [{ ...second, line: encodePolyline([brea, { lat: 42.15, lon: -7.8 }, coto]), elevations: [0, 0, 0] }] }, "line of arc 2: is 34800 m long, the arc 12000 m"],
];

describe("the rules of the data set", () => {
  it("find nothing wrong with a right data set", () => {
    expect(rules.flatMap((rule) => rule(tiny))).toEqual([]);
  });

  it.each(examples)("find %s", (_, rule, changes, fault) => {
    expect(rules).toContain(rule);
    expect(rule({ ...tiny, ...changes })).toContain(fault);
  });

  it("do not count a ferry as walked", () => {
    const arcs = [...tiny.arcs.slice(0, 1), { ...arc(2, "brea", "coto", 12_000), mode: "ferry" as const }, ...tiny.arcs.slice(2)];
    expect(checkTotals({ ...tiny, arcs, routes: [route({ publishedKmMin: 12, publishedKmMax: 12 })] })).toEqual([]);
  });
});
