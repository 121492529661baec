import { degrees, exportLicence, type ExportedPoint, type ExportedTrack, type ExportedWalk } from "./exported-walk.ts";
import { element, textElement, xmlDocument, type XmlElement } from "./xml.ts";

export const kmlMediaType = "application/vnd.google-earth.kml+xml";

const lineStyle = "way";

/**
 * The walk as KML 2.2: a placemark with a line for each track, a placemark with a point for each stop. A line has
 * altitudes only if they are known for all its points, because a missing one would mean sea level.
 * https://www.ogc.org/standard/kml/
 */
export function writeKml({ name, link, colour, tracks, stops, stopsTitle }: ExportedWalk): string {
  return xmlDocument(
    element(
      "kml",
      { xmlns: "http://www.opengis.net/kml/2.2", "xmlns:atom": "http://www.w3.org/2005/Atom" },
      element(
        "Document",
        {},
        textElement("name", name),
        element("atom:author", {}, textElement("atom:name", exportLicence.author)),
        link === undefined ? null : element("atom:link", { href: link }),
        textElement("description", `${exportLicence.attribution}. ${exportLicence.url}`),
        element(
          "Style",
          { id: lineStyle },
          element("LineStyle", {}, textElement("color", kmlColour(colour)), textElement("width", 4)),
        ),
        element("Folder", {}, textElement("name", name), ...tracks.map(trackPlacemark)),
        element("Folder", {}, textElement("name", stopsTitle), ...stops.map(stopPlacemark)),
      ),
    ),
  );
}

function stopPlacemark({ name, type, note, ...place }: ExportedWalk["stops"][number]): XmlElement {
  return element(
    "Placemark",
    {},
    textElement("name", name),
    textElement("description", note),
    element("ExtendedData", {}, element("Data", { name: "type" }, textElement("value", type))),
    element("Point", {}, textElement("coordinates", coordinates([place]))),
  );
}

function trackPlacemark({ name, note, pieces }: ExportedTrack): XmlElement {
  return element(
    "Placemark",
    {},
    textElement("name", name),
    textElement("description", note),
    textElement("styleUrl", `#${lineStyle}`),
    element(
      "MultiGeometry",
      {},
      ...pieces.map((piece) =>
        element("LineString", {}, textElement("tessellate", 1), textElement("coordinates", coordinates(piece))),
      ),
    ),
  );
}

function coordinates(places: readonly ExportedPoint[]): string {
  const isHigh = places.every(({ elevationM }) => elevationM !== null);
  return places
    .map(({ lat, lon, elevationM }) => [degrees(lon), degrees(lat), ...(isHigh ? [elevationM] : [])].join(","))
    .join(" ");
}

/** `#rrggbb` as `aabbggrr`, opaque. */
function kmlColour(colour: string): string {
  const [, red = "00", green = "00", blue = "00"] = /^#(..)(..)(..)$/.exec(colour) ?? [];
  return `ff${blue}${green}${red}`;
}
