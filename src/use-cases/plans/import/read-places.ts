import { isStartDate } from "#domain/calendar/iso-date.ts";
import { bareStop, type ImportedList, type ImportedStop, listFrom } from "./imported-stops.ts";

/** No more waypoints are looked at: files of wells and benches have thousands. */
const maxWaypoints = 1000;

/** A point of a file of a map: degrees, WGS84. */
export interface FilePoint {
  readonly lat: number;
  readonly lon: number;
  readonly name: string | null;
}

/** A line of a file of a map. */
export interface FileLine {
  /** The number of its day, where the file says it. */
  readonly number: number | null;
  /** ISO date, where the file says it. */
  readonly date: string | null;
  readonly points: readonly FilePoint[];
}

export interface FilePlaces {
  readonly name: string | null;
  readonly waypoints: readonly FilePoint[];
  readonly routes: readonly FileLine[];
  readonly tracks: readonly FileLine[];
}

/** The ends of days in a file of a map: of its lines when there are several, else its places, else the ends of its one line. */
export function listOfPlaces({ name, waypoints, routes, tracks }: FilePlaces): ImportedList {
  const lines = [tracks, routes].map((all) => all.filter(({ points }) => points.length > 1));
  const days = lines.find((all) => all.length > 1 || all.some(({ number }) => number !== null));
  if (days) return { ...listOfLines(days), name };
  const [line] = lines.find((all) => all.length > 0) ?? [];
  const ends = line ? { ...listOfLines([line]), name } : null;
  const named = routes.flatMap(({ points }) => points).filter((point) => point.name !== null);
  const places = waypoints.slice(0, maxWaypoints).map(stopAt);
  if (places.length > 1) return listFrom(places, { name, isLoose: true, instead: ends });
  if (named.length > 1) return listFrom(named.slice(0, maxWaypoints).map(stopAt), { name, instead: ends });
  return ends ?? listFrom(places, { name });
}

/** The start of the first line and the end of each; points of a line have no names of places. */
function listOfLines(lines: readonly FileLine[]): ImportedList {
  const first = lines[0]?.points[0];
  const ends = lines.flatMap(({ points, number: day, date }): ImportedStop[] => {
    const end = points.at(-1);
    return end
      ? [bareStop({ lat: end.lat, lon: end.lon, day, date: date !== null && isStartDate(date) ? date : null })]
      : [];
  });
  return listFrom(first ? [bareStop({ lat: first.lat, lon: first.lon }), ...ends] : []);
}

function stopAt({ lat, lon, name }: FilePoint): ImportedStop {
  return bareStop({ lat, lon, name });
}
