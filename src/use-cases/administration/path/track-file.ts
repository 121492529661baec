import type { TrackPoint } from "#domain/geography/path-import/track.ts";
import { notValid } from "#use-cases/use-case-error.ts";

export type TrackFormat = "gpx" | "kml" | "geojson";

/** The joined lines of a file. */
export interface TrackFile {
  readonly format: TrackFormat;
  readonly points: readonly TrackPoint[];
}

/** Possible elevations on earth, in metres above sea level. */
const lowestM = -500;
const highestM = 9000;

/** A point of a file; a missing or impossible elevation becomes unknown. @throws UseCaseError `not-valid` */
export function trackPoint(lat: unknown, lon: unknown, elevation?: unknown): TrackPoint {
  return {
    lat: numberWithin(lat, -90, 90),
    lon: numberWithin(lon, -180, 180),
    // Programs write NaN or -32768 for unknown elevations.
    elevationM: readNumber(elevation, lowestM, highestM),
  };
}

function numberWithin(value: unknown, min: number, max: number): number {
  const number = readNumber(value, min, max);
  if (number === null) throw notValid("file", "track_with_bad_points");
  return number;
}

function readNumber(value: unknown, min: number, max: number): number | null {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && number >= min && number <= max ? number : null;
}

/** The properties of a value that may be an object; empty for anything else. */
export function propertiesOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined ? [] : [value];
}
