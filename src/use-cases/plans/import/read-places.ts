import { z } from "zod";
import { isStartDate } from "#domain/calendar/iso-date.ts";
import { bareStop, type ImportedList, type ImportedStop, listFrom } from "./imported-stops.ts";

const position = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]).rest(z.unknown());
const geometry = z.discriminatedUnion("type", [
  z.looseObject({ type: z.literal("Point"), coordinates: position }),
  z.looseObject({ type: z.literal("LineString"), coordinates: z.array(position) }),
  z.looseObject({ type: z.literal("MultiLineString"), coordinates: z.array(z.array(position)) }),
]);
const properties = z.looseObject({ name: z.string().nullish().catch(null) }).nullish();
const feature = z.looseObject({ type: z.literal("Feature"), geometry, properties });
const collection = z.looseObject({
  type: z.literal("FeatureCollection"),
  features: z.array(feature.nullable().catch(null)),
});

type Feature = z.infer<typeof feature>;

/** The ends of days in GeoJSON (RFC 7946), from points and lines; null for other input. */
export function readGeoJson(value: unknown): ImportedList | null {
  const all = collection.safeParse(value);
  const one = all.success ? null : feature.safeParse(value);
  const features = all.success ? all.data.features.flatMap((each) => each ?? []) : one?.success ? [one.data] : null;
  if (!features) return null;
  return listOfPlaces({
    name: null,
    waypoints: features.flatMap(waypointOf),
    routes: [],
    tracks: features.flatMap(linesOf),
  });
}

function pointAt([lon, lat]: z.infer<typeof position>, name: string | null): FilePoint {
  return { lat, lon, name };
}

function waypointOf({ geometry: place, properties: facts }: Feature): FilePoint[] {
  return place.type === "Point" ? [pointAt(place.coordinates, facts?.name ?? null)] : [];
}

function linesOf({ geometry: line }: Feature): FileLine[] {
  if (line.type === "Point") return [];
  const positions = line.type === "LineString" ? line.coordinates : line.coordinates.flat();
  return [{ number: null, date: null, points: positions.map((one) => pointAt(one, null)) }];
}

/** Maximum number of waypoints considered: files of wells and benches have thousands. */
const maxWaypoints = 1000;

/** A point of a map file: degrees, WGS84. */
export interface FilePoint {
  readonly lat: number;
  readonly lon: number;
  readonly name: string | null;
}

/** A line of a map file. */
export interface FileLine {
  /** The number of its day, if given. */
  readonly number: number | null;
  /** ISO date, if given. */
  readonly date: string | null;
  readonly points: readonly FilePoint[];
}

interface FilePlaces {
  readonly name: string | null;
  readonly waypoints: readonly FilePoint[];
  readonly routes: readonly FileLine[];
  readonly tracks: readonly FileLine[];
}

/** The ends of days in a map file: of its lines if there are several, else its places, else the ends of its line. */
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

/** The start of the first line and the end of each; points of a line have no names. */
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
