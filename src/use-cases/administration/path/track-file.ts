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

/** A point as a file says it; an elevation that is missing or empty is unknown. @throws UseCaseError `not-valid` */
export function trackPoint(lat: unknown, lon: unknown, elevation?: unknown): TrackPoint {
  return {
    lat: numberWithin(lat, -90, 90),
    lon: numberWithin(lon, -180, 180),
    elevationM: elevation == null || elevation === "" ? null : numberWithin(elevation, lowestM, highestM),
  };
}

function numberWithin(value: unknown, least: number, most: number): number {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  if (typeof number !== "number" || !(number >= least && number <= most))
    throw notValid("file", "track_with_bad_points");
  return number;
}

/** What may be an object with these properties; nothing for anything else. */
export function propertiesOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined ? [] : [value];
}
