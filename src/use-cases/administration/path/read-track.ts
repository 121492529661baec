import { notValid } from "#use-cases/use-case-error.ts";
import { readGeojsonTrack } from "./read-geojson-track.ts";
import type { TrackPoint } from "#domain/path-import/track.ts";
import { parseXmlFile } from "#use-cases/imported-files/parse-xml-file.ts";
import { readKmlTrack } from "./read-kml-track.ts";
import { type TrackFile, type TrackFormat, listOf, propertiesOf, trackPoint } from "./track-file.ts";

const lists = new Set(["trk", "trkseg", "trkpt", "rte", "rtept"]);

/** The tracks of a GPX file one after another; without any, its routes. @throws UseCaseError `not-valid` */
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

/** More points are a recording by the second, which its program can thin out. */
const maxPoints = 100_000;

const readers = { gpx: readGpxTrack, kml: readKmlTrack, geojson: readGeojsonTrack } as const;

/**
 * The lines of a file that a stranger may have written, as GPX, KML or GeoJSON.
 *
 * @throws UseCaseError `not-valid` on `file` for what is none of these, has fewer than two points, points off the earth,
 * too many points, a document type or entities
 */
export function readTrack(text: string): TrackFile {
  const format = formatOf(text.replace(/^\ufeff/, "").trimStart());
  const points = readers[format](text.replace(/^\ufeff/, "").trim());
  if (points.length < 2) throw notValid("file", "track_without_points");
  if (points.length > maxPoints) throw notValid("file", "track_too_long");
  return { format, points };
}

function formatOf(text: string): TrackFormat {
  if (text.startsWith("{")) return "geojson";
  if (!text.startsWith("<")) throw notValid("file", "track_unreadable");
  return /<(?:\w+:)?kml[\s>]/.test(text.slice(0, 10_000)) ? "kml" : "gpx";
}
