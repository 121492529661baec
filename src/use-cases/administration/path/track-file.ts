import type { TrackPoint } from "#domain/path-import/track.ts";
import { notValid } from "#use-cases/use-case-error.ts";

export type TrackFormat = "gpx" | "kml" | "geojson";

/** The lines of a file, one after another. */
export interface TrackFile {
  readonly format: TrackFormat;
  readonly points: readonly TrackPoint[];
}

/** Metres above the sea that a place on the earth can have. */
const lowestM = -500;
const highestM = 9000;

/** A point as a file says it; where no height is told, or one that no place has, it is unknown. @throws UseCaseError `not-valid` */
export function trackPoint(lat: unknown, lon: unknown, elevation?: unknown): TrackPoint {
  return {
    lat: numberWithin(lat, -90, 90),
    lon: numberWithin(lon, -180, 180),
    // Programs write NaN or -32768 where they know of no height.
    elevationM: readNumber(elevation, lowestM, highestM),
  };
}

function numberWithin(value: unknown, least: number, most: number): number {
  const number = readNumber(value, least, most);
  if (number === null) throw notValid("file", "track_with_bad_points");
  return number;
}

function readNumber(value: unknown, least: number, most: number): number | null {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && number >= least && number <= most ? number : null;
}

/** What may be an object with these properties; nothing for anything else. */
export function propertiesOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined ? [] : [value];
}
