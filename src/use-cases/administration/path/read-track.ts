import { notValid } from "../../refusal.ts";
import { readGeojsonTrack } from "./read-geojson-track.ts";
import { readGpxTrack } from "./read-gpx-track.ts";
import { readKmlTrack } from "./read-kml-track.ts";
import type { TrackFile, TrackFormat } from "./track-file.ts";

/** More points are a recording by the second, which its program can thin out. */
const mostPoints = 100_000;

const readers = { gpx: readGpxTrack, kml: readKmlTrack, geojson: readGeojsonTrack } as const;

/**
 * The lines of a file that a stranger may have written, as GPX, KML or GeoJSON.
 *
 * @throws Refusal `not-valid` on `file` for what is none of these, has fewer than two points, points off the earth,
 * too many points, a document type or entities
 */
export function readTrack(text: string): TrackFile {
  const format = formatOf(text.replace(/^\ufeff/, "").trimStart());
  const points = readers[format](text.replace(/^\ufeff/, "").trim());
  if (points.length < 2) throw notValid("file", "track_without_points");
  if (points.length > mostPoints) throw notValid("file", "track_too_long");
  return { format, points };
}

function formatOf(text: string): TrackFormat {
  if (text.startsWith("{")) return "geojson";
  if (!text.startsWith("<")) throw notValid("file", "track_unreadable");
  return /<(?:\w+:)?kml[\s>]/.test(text.slice(0, 10_000)) ? "kml" : "gpx";
}
