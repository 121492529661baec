import type { TrackPoint } from "#domain/path-import/track.ts";
import { parseXmlFile } from "../../imported-files/parse-xml-file.ts";
import { notValid } from "#use-cases/use-case-error.ts";
import { listOf, propertiesOf, trackPoint } from "./track-file.ts";

/** Deeper files are not made by programs that draw ways. */
const deepest = 40;

/** The lines and recorded tracks of a KML file one after another. @throws UseCaseError `not-valid` */
export function readKmlTrack(text: string): TrackPoint[] {
  const file = propertiesOf(parseXmlFile(text, new Set(), "track_unreadable"));
  if (!("kml" in file)) throw notValid("file", "track_unreadable");
  const points = pointsWithin(file["kml"], 0);
  // Programs without heights write 0 everywhere.
  const isFlat = points.every(({ elevationM }) => elevationM === null || elevationM === 0);
  return isFlat ? points.map((point) => ({ ...point, elevationM: null })) : points;
}

function pointsWithin(value: unknown, depth: number): TrackPoint[] {
  if (depth > deepest) throw notValid("file", "track_unreadable");
  if (Array.isArray(value)) return value.flatMap((one: unknown) => pointsWithin(one, depth + 1));
  return Object.entries(propertiesOf(value)).flatMap(([name, content]) => {
    if (name === "LineString") return listOf(content).flatMap(lineStringPoints);
    if (name === "Track") return listOf(content).flatMap(recordedPoints);
    return pointsWithin(content, depth + 1);
  });
}

/** `lon,lat[,metres]`, with blanks between the points. */
function lineStringPoints(line: unknown): TrackPoint[] {
  return words(propertiesOf(line)["coordinates"]).map((point) => {
    const [lon, lat, elevation] = point.split(",");
    return trackPoint(lat, lon, elevation);
  });
}

/** `lon lat [metres]`, an element for each point. */
function recordedPoints(track: unknown): TrackPoint[] {
  return listOf(propertiesOf(track)["coord"]).map((coordinates) => {
    const [lon, lat, elevation] = words(coordinates);
    return trackPoint(lat, lon, elevation);
  });
}

function words(value: unknown): string[] {
  return typeof value === "string" ? value.split(/\s+/).filter((word) => word !== "") : [];
}
