import { describe, expect, it } from "vitest";
import type { DataSet } from "#database/seeds/data-set.ts";
import { checkSightNames } from "../names.ts";
import { checkPlaces } from "./places.ts";
import { house, pointOfInterest, tinyDataSet } from "../tiny-data-set.ts";

const tiny = tinyDataSet();
const [alba] = tiny.waypoints;
if (!alba) throw new Error("The tiny data set has lost a row.");

/** Title, invalid rows, and the expected message. */
const examples: [wrong: string, changes: Partial<DataSet>, fault: string][] = [
  [
    "a waypoint with the hemispheres swapped",
    { waypoints: [{ ...alba, lon: 8 }] },
    "waypoint alba: 42, 8 is not in the south-west of Europe",
  ],
  [
    "a waypoint above every pass",
    { waypoints: [{ ...alba, elevationM: 4200 }] },
    "waypoint alba: cannot lie at 4200 m",
  ],
  [
    "a sight in the sea",
    { pointsOfInterest: [pointOfInterest({ lat: 0, lon: 0 })] },
    "point of interest fountain-1: 0, 0 is not in the south-west of Europe",
  ],
  [
    "a house with half a place",
    { accommodations: [house({ lon: null })] },
    "accommodation albergue-brea: has half a place",
  ],
  [
    "a house far from its town",
    { accommodations: [house({ lat: 42.2 })] },
    "accommodation albergue-brea: lies 11120 m from its town",
  ],
  [
    "a house with another distance from its town than its place has",
    { accommodations: [house({ distanceOffM: 500 })] },
    "accommodation albergue-brea: lies 111 m from its town, not 500",
  ],
  [
    "a house that lies in another town",
    {
      accommodations: [house({ lat: 42.115, distanceOffM: 1668 })],
      waypoints: tiny.waypoints.map((one) => (one.slug === "coto" ? { ...one, lat: 42.116 } : one)),
    },
    "accommodation albergue-brea: lies much nearer to coto",
  ],
];

describe("checkPlaces", () => {
  it.each(examples)("finds %s", (_, changes, fault) => {
    expect(checkPlaces({ ...tiny, ...changes })).toContain(fault);
  });
});

it("asks for the language of names of sights that only describe them, and for no kind as a name", () => {
  const checked = (changes: Parameters<typeof pointOfInterest>[0]) =>
    checkSightNames({ ...tiny, pointsOfInterest: [pointOfInterest(changes)] });
  expect(checked({ name: "Church of Santiago" })).toEqual([
    "sight fountain-1: Church of Santiago is not marked as English",
  ]);
  expect(checked({ name: "Church of Santiago", nameLanguage: "en" })).toEqual([]);
  expect(checked({ name: "Iglesia de Santiago" })).toEqual([]);
  expect(checked({ name: "Fountain", nameLanguage: "en" })).toEqual(["sight fountain-1: Fountain is a kind"]);
  expect(checked({ nameLanguage: "en" })).toEqual(["sight fountain-1: no name has a language"]);
});
