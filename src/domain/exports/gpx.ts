import { type AccommodationType, accommodationTypes } from "#domain/places/lodging/lodging-facts.ts";
import type { PointGroup } from "#domain/places/points-of-interest/kinds.ts";
import type { GraphWaypoint } from "#domain/route-graph/route-graph.ts";
import { degrees, exportLicence, type ExportedPoint, type ExportedWalk } from "./exported-walk.ts";
import { element, textElement, xmlDocument, type XmlElement } from "./xml.ts";

export const gpxMediaType = "application/gpx+xml";

/**
 * Symbols of waypoints by type, in the names that Garmin devices and most map programs draw; of others they draw a dot.
 * They are those of the table of icons in GPSBabel (garmin_tables).
 */
const symbols: Readonly<Partial<Record<string, string>>> = {
  ...Object.fromEntries(accommodationTypes.map((type) => [type, "Lodging"])),
  ...({ camping: "Campground" } satisfies Partial<Record<AccommodationType, string>>),
  ...({ city: "City (Large)", town: "City (Medium)", village: "City (Small)" } satisfies Partial<
    Record<GraphWaypoint["size"], string>
  >),
  ...({
    water: "Drinking Water",
    pharmacy: "Pharmacy",
    groceries: "Shopping Center",
    medical: "Medical Facility",
    facilities: "Information",
    transport: "Ground Transportation",
    sights: "Scenic Area",
  } satisfies Partial<Record<PointGroup, string>>),
};

/**
 * The walk as GPX 1.1: a track for each track with a segment for each piece, a waypoint for each stop; elevations and
 * times only if known. https://www.topografix.com/GPX/1/1/
 */
export function writeGpx({ name, link, tracks, stops }: ExportedWalk): string {
  return xmlDocument(
    element(
      "gpx",
      {
        version: "1.1",
        creator: exportLicence.author,
        xmlns: "http://www.topografix.com/GPX/1/1",
        "xmlns:xsi": "http://www.w3.org/2001/XMLSchema-instance",
        "xsi:schemaLocation": "http://www.topografix.com/GPX/1/1 http://www.topografix.com/GPX/1/1/gpx.xsd",
      },
      element(
        "metadata",
        {},
        textElement("name", name),
        textElement("desc", exportLicence.attribution),
        element("copyright", { author: exportLicence.attribution }, textElement("license", exportLicence.url)),
        link === undefined ? null : element("link", { href: link }, textElement("text", name)),
      ),
      ...stops.map((stop) =>
        point(
          "wpt",
          stop,
          textElement("name", stop.name),
          textElement("desc", stop.note),
          textElement("sym", symbols[stop.type]),
          textElement("type", stop.type),
        ),
      ),
      ...tracks.map((track) =>
        element(
          "trk",
          {},
          textElement("name", track.name),
          textElement("desc", track.note),
          textElement("number", track.number),
          ...track.pieces.map((piece) => element("trkseg", {}, ...piece.map((place) => point("trkpt", place)))),
        ),
      ),
    ),
  );
}

function point(tag: string, place: ExportedPoint, ...content: (XmlElement | null)[]): XmlElement {
  const attributes = { lat: degrees(place.lat), lon: degrees(place.lon) };
  const facts = [
    textElement("ele", place.elevationM),
    textElement("time", place.at === undefined ? null : new Date(place.at).toISOString()),
    ...content,
  ].filter((part) => part !== null);
  return element(tag, attributes, ...facts);
}
