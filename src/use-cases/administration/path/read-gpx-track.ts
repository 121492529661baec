import type { TrackPoint } from "#domain/path-import/track.ts";
import { parseXmlFile } from "../../imported-files/parse-xml-file.ts";
import { notValid } from "../../refusal.ts";
import { listOf, propertiesOf, trackPoint } from "./track-file.ts";

const lists = new Set(["trk", "trkseg", "trkpt", "rte", "rtept"]);

/** The tracks of a GPX file one after another; without any, its routes. @throws Refusal `not-valid` */
export function readGpxTrack(text: string): TrackPoint[] {
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
