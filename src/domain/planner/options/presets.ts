import { defaultPace, type Pace } from "#domain/walking-time/walking-time.ts";
import type { RestEvery } from "./planner-options.ts";

/** Named paces, slowest first. */
export const paceNames = ["gentle", "standard", "brisk"] as const;
export type PaceName = (typeof paceNames)[number];

/** `standard` is DIN 33466; the others are a good sixth slower and a quarter faster on the level. */
export const pacePresets: Readonly<Record<PaceName, Pace>> = {
  gentle: { flatKmh: 3.4, ascentMPerH: 250, descentMPerH: 420 },
  standard: defaultPace,
  brisk: { flatKmh: 5, ascentMPerH: 400, descentMPerH: 650 },
};

/** The name of a pace, or `own`. */
export function paceName(pace: Pace): PaceName | "own" {
  const isSame = (other: Pace) =>
    pace.flatKmh === other.flatKmh &&
    pace.ascentMPerH === other.ascentMPerH &&
    pace.descentMPerH === other.descentMPerH;
  return paceNames.find((name) => isSame(pacePresets[name])) ?? "own";
}

/** Intervals of rest days offered by name, shortest first. */
export const restPresets: readonly RestEvery[] = [
  { after: 5, min: 4, max: 6 },
  { after: 7, min: 5, max: 9 },
  { after: 10, min: 8, max: 12 },
];

/** Format in an address: the preferred, minimum and maximum number of walking days. */
export function restText({ after, min, max }: RestEvery): string {
  return [after, min, max].join(",");
}

/** Whether an interval is one of those offered by name. */
export function isRestPreset(options: RestEvery): boolean {
  return restPresets.some((preset) => restText(preset) === restText(options));
}

/** Named weights of `places`, from none to high. */
export const placePresets = { any: 0, good: 0.5, towns: 1 } as const;
type PlacePreset = keyof typeof placePresets;

export const placePresetNames = Object.keys(placePresets) as readonly PlacePreset[];

/** The name of a weight, or `own`. */
export function placePresetOf(weight: number): PlacePreset | "own" {
  return placePresetNames.find((name) => placePresets[name] === weight) ?? "own";
}
