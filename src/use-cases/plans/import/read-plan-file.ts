import { notValid } from "#use-cases/use-case-error.ts";
import type { ImportedList } from "./imported-stops.ts";
import { type OwnFile, readJson } from "./read-json.ts";
import { readTable } from "./read-table.ts";
import { exportLicence } from "#domain/exports/exported-walk.ts";
import { parseXmlFile } from "#use-cases/imported-files/parse-xml-file.ts";
import { type FileLine, type FilePoint, listOfPlaces } from "./read-places.ts";

const lists = new Set(["trk", "trkseg", "trkpt", "wpt", "rte", "rtept"]);

/** Unused elevations and times of recorded tracks, which make up most of a file. */
const ignoredElements = /<((?:\w+:)?(?:ele|time|speed|course|hdop|sat))>[^<]*<\/\1>/g;

type Element = Readonly<Record<string, unknown>>;

const isElement = (value: unknown): value is Element =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const elementsIn = (parent: Element, name: string): readonly Element[] => {
  const children = parent[name];
  return Array.isArray(children) ? children.filter(isElement) : [];
};

const textIn = (parent: Element, name: string): string | null => {
  const text = parent[name];
  return typeof text === "string" && text.trim() !== "" ? text.trim() : null;
};

/** Points with invalid coordinates are left out. */
function pointsIn(parent: Element, name: string): readonly FilePoint[] {
  return elementsIn(parent, name).flatMap((point) => {
    const [lat, lon] = [degreesIn(point, "lat"), degreesIn(point, "lon")];
    const isSomewhere = Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
    return isSomewhere ? [{ lat, lon, name: textIn(point, "name") }] : [];
  });
}

function degreesIn(point: Element, name: string): number {
  const text = textIn(point, name);
  return text === null ? Number.NaN : Number(text.replace(",", "."));
}

/** Only files exported here number their tracks by day, and begin descriptions with the date. */
function lineOf(element: Element, isOwn: boolean, points: readonly FilePoint[]): FileLine {
  const number = Number(textIn(element, "number") ?? Number.NaN);
  return {
    number: isOwn && Number.isSafeInteger(number) ? number : null,
    date: isOwn ? (textIn(element, "desc")?.split("\n", 1)[0] ?? null) : null,
    points,
  };
}

/**
 * The ends of days in a GPX file.
 *
 * @throws UseCaseError `not-valid` for files with a document type, and for anything that is not GPX
 */
function readGpx(text: string): ImportedList {
  const file = parseXmlFile(text.replaceAll(ignoredElements, ""), lists);
  const gpx = isElement(file) && Object.hasOwn(file, "gpx") ? file["gpx"] : undefined;
  if (gpx === "") return listOfPlaces({ name: null, waypoints: [], routes: [], tracks: [] });
  if (!isElement(gpx)) throw notValid("file", "file_unreadable");
  const metadata = isElement(gpx["metadata"]) ? gpx["metadata"] : gpx;
  const tracks = elementsIn(gpx, "trk");
  const isOwn = gpx["creator"] === exportLicence.author;
  return listOfPlaces({
    name: textIn(metadata, "name") ?? (tracks[0] ? textIn(tracks[0], "name") : null),
    waypoints: pointsIn(gpx, "wpt"),
    routes: elementsIn(gpx, "rte").map((route) => lineOf(route, isOwn, pointsIn(route, "rtept"))),
    tracks: tracks.map((track) =>
      lineOf(
        track,
        isOwn,
        elementsIn(track, "trkseg").flatMap((piece) => pointsIn(piece, "trkpt")),
      ),
    ),
  });
}

/** Parses a file of any supported format. @throws UseCaseError `not-valid` for others */
export function readPlanFile(text: string): OwnFile | ImportedList {
  // The database does not accept NUL.
  const clean = text
    .replaceAll("\u0000", "")
    .replace(/^\ufeff/, "")
    .trim();
  if (clean === "") throw notValid("file", "file_without_stops");
  // Calendars and address books have a value on each line, as lists of towns have.
  if (/^BEGIN:V/i.test(clean)) throw notValid("file", "file_unreadable");
  if (clean.startsWith("{") || clean.startsWith("[")) return readJson(clean);
  return clean.startsWith("<") ? readGpx(clean) : readTable(clean);
}
