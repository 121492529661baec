import type { TrackPoint } from "#domain/path-import/track.ts";
import { notValid } from "#use-cases/use-case-error.ts";
import { listOf, propertiesOf, trackPoint } from "./track-file.ts";

/** Collections within collections go no deeper in any file that means a way. */
const deepest = 10;

/** The lines of a GeoJSON file (RFC 7946) one after another; points and areas are passed over. @throws UseCaseError `not-valid` */
export function readGeojsonTrack(text: string): TrackPoint[] {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw notValid("file", "track_unreadable");
  }
  if (typeof propertiesOf(file)["type"] !== "string") throw notValid("file", "track_unreadable");
  return linesWithin(file, 0);
}

function linesWithin(value: unknown, depth: number): TrackPoint[] {
  if (depth > deepest) throw notValid("file", "track_unreadable");
  const { type, features, geometry, geometries, coordinates } = propertiesOf(value);
  switch (type) {
    case "FeatureCollection":
      return listOf(features).flatMap((feature) => linesWithin(feature, depth + 1));
    case "GeometryCollection":
      return listOf(geometries).flatMap((one) => linesWithin(one, depth + 1));
    case "Feature":
      return linesWithin(geometry, depth + 1);
    case "LineString":
      return listOf(coordinates).map(position);
    case "MultiLineString":
      return listOf(coordinates).flatMap((line) => listOf(line).map(position));
    default:
      return [];
  }
}

function position(coordinates: unknown): TrackPoint {
  const [lon, lat, elevation] = listOf(coordinates);
  return trackPoint(lat, lon, elevation);
}
