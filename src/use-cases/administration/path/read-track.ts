import { notValid } from "#use-cases/use-case-error.ts";
import type { TrackPoint } from "#domain/geography/path-import/track.ts";
import { parseXmlFile } from "#use-cases/imported-files/parse-xml-file.ts";
import { type TrackFile, type TrackFormat, listOf, propertiesOf, trackPoint } from "./track-file.ts";

/** No program that draws paths nests folders deeper. */
const maxKmlDepth = 40;

/** Joins the lines and recorded tracks of a KML file. @throws UseCaseError `not-valid` */
function readKmlTrack(text: string): TrackPoint[] {
  const file = propertiesOf(parseXmlFile(text, new Set(), "track_unreadable"));
  if (!("kml" in file)) throw notValid("file", "track_unreadable");
  return pointsWithin(file["kml"], 0);
}

function pointsWithin(value: unknown, depth: number): TrackPoint[] {
  if (depth > maxKmlDepth) throw notValid("file", "track_unreadable");
  if (Array.isArray(value)) return value.flatMap((one: unknown) => pointsWithin(one, depth + 1));
  return Object.entries(propertiesOf(value)).flatMap(([name, content]) => {
    if (name === "LineString") return listOf(content).flatMap(lineStringPoints);
    if (name === "Track") return listOf(content).flatMap(recordedPoints);
    return pointsWithin(content, depth + 1);
  });
}

/** `lon,lat[,metres]`, points separated by blanks. */
function lineStringPoints(line: unknown): TrackPoint[] {
  return words(propertiesOf(line)["coordinates"]).map((point) => {
    const [lon, lat, elevation] = point.split(",");
    return trackPoint(lat, lon, elevation);
  });
}

/** `lon lat [metres]`, one element per point. */
function recordedPoints(track: unknown): TrackPoint[] {
  return listOf(propertiesOf(track)["coord"]).map((coordinates) => {
    const [lon, lat, elevation] = words(coordinates);
    return trackPoint(lat, lon, elevation);
  });
}

function words(value: unknown): string[] {
  return typeof value === "string" ? value.split(/\s+/).filter((word) => word !== "") : [];
}

/** No genuine file nests collections deeper. */
const maxGeoJsonDepth = 10;

/** Joins the lines of a GeoJSON file (RFC 7946); ignores points and areas. @throws UseCaseError `not-valid` */
function readGeojsonTrack(text: string): TrackPoint[] {
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
  if (depth > maxGeoJsonDepth) throw notValid("file", "track_unreadable");
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

const lists = new Set(["trk", "trkseg", "trkpt", "rte", "rtept"]);

/** Joins the tracks of a GPX file, or its routes if it has none. @throws UseCaseError `not-valid` */
function readGpxTrack(text: string): TrackPoint[] {
  const file = propertiesOf(parseXmlFile(text, lists, "track_unreadable"));
  if (!("gpx" in file)) throw notValid("file", "track_unreadable");
  const gpx = propertiesOf(file["gpx"]);
  const track = listOf(gpx["trk"])
    .flatMap((trk) => listOf(propertiesOf(trk)["trkseg"]))
    .flatMap((segment) => listOf(propertiesOf(segment)["trkpt"]));
  const route = listOf(gpx["rte"]).flatMap((rte) => listOf(propertiesOf(rte)["rtept"]));
  return (track.length > 0 ? track : route).map((point) => {
    const { lat, lon, ele } = propertiesOf(point);
    return trackPoint(lat, lon, ele);
  });
}

/** Larger files are recorded every second, and the recording program can thin them out. */
const maxPoints = 100_000;

const readers = { gpx: readGpxTrack, kml: readKmlTrack, geojson: readGeojsonTrack } as const;

/**
 * The lines of an untrusted file in GPX, KML or GeoJSON.
 *
 * @throws UseCaseError `not-valid` on `file` for any other format, fewer than two points, points off the earth, too
 * many points, a document type or entities
 */
export function readTrack(text: string): TrackFile {
  const format = formatOf(text.replace(/^\ufeff/, "").trimStart());
  const points = readers[format](text.replace(/^\ufeff/, "").trim());
  if (points.length < 2) throw notValid("file", "track_without_points");
  if (points.length > maxPoints) throw notValid("file", "track_too_long");
  // Programs without elevation data write 0 everywhere.
  const isFlat = points.every(({ elevationM }) => elevationM === null || elevationM === 0);
  return { format, points: isFlat ? points.map((point) => ({ ...point, elevationM: null })) : points };
}

function formatOf(text: string): TrackFormat {
  if (text.startsWith("{")) return "geojson";
  if (!text.startsWith("<")) throw notValid("file", "track_unreadable");
  return /<(?:\w+:)?kml[\s>]/.test(text.slice(0, 10_000)) ? "kml" : "gpx";
}
