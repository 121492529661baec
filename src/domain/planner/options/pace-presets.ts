import { defaultPace, type Pace } from "#domain/walking-time/walking-time.ts";

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
