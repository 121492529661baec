import type { Database } from "#database/connection/connect.ts";
import { loadMainPath } from "#database/queries/administration/main-path.ts";
import { greatCircleM, type LatLon } from "#domain/geography/route-geometry/great-circle.ts";
import { lineOfArcs } from "#domain/geography/path-import/path-today.ts";

export interface TrackPlace extends LatLon {
  readonly elevationM?: number;
}

/** A track along the stored main line of a route, with a point at least every 100 m. */
export async function trackOfRoute(database: Database, routeSlug: string): Promise<TrackPlace[]> {
  const path = await loadMainPath(database, routeSlug);
  return densify(lineOfArcs(path?.arcs ?? []));
}

/** Adds points to a line, so that there is one at least every 100 m. */
export function densify(line: readonly LatLon[]): TrackPlace[] {
  return line.flatMap((point, index) => {
    const before = line[index - 1];
    const pieces = before ? Math.ceil(greatCircleM(before, point) / 100) : 1;
    return Array.from({ length: pieces }, (_, piece) => {
      const share = (piece + 1) / pieces;
      const from = before ?? point;
      return { lat: from.lat + share * (point.lat - from.lat), lon: from.lon + share * (point.lon - from.lon) };
    });
  });
}

export function gpxOf(points: readonly TrackPlace[]): string {
  const list = points.map(({ lat, lon, elevationM }) => {
    const height = elevationM === undefined ? "" : `<ele>${elevationM}</ele>`;
    return `<trkpt lat="${lat}" lon="${lon}">${height}</trkpt>`;
  });
  return `<?xml version="1.0"?><gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>${list.join("")}</trkseg></trk></gpx>`;
}

export function geojsonOf(points: readonly TrackPlace[]): string {
  const coordinates = points.map(({ lat, lon, elevationM }) => [
    lon,
    lat,
    ...(elevationM === undefined ? [] : [elevationM]),
  ]);
  return JSON.stringify({ type: "Feature", properties: {}, geometry: { type: "LineString", coordinates } });
}

export function kmlOf(points: readonly TrackPlace[]): string {
  const list = points.map(({ lat, lon, elevationM }) =>
    [lon, lat, elevationM].filter((one) => one !== undefined).join(","),
  );
  return `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Placemark><LineString><coordinates>${list.join(" ")}</coordinates></LineString></Placemark></kml>`;
}

/** Form data with a file, as a browser sends it. */
export function fileForm(
  content: string | Uint8Array<ArrayBuffer>,
  fileName: string,
  fields: Record<string, string> = {},
): FormData {
  const form = new FormData();
  form.set("file", new File([content], fileName));
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
