import { degrees, exportLicence, type ExportedPoint, type ExportedWalk } from "./exported-walk.ts";

export const geoJsonMediaType = "application/geo+json";

/**
 * The walk as a GeoJSON FeatureCollection (RFC 7946): a MultiLineString for each track, a Point for each stop. A line
 * has a third coordinate only if the elevations of all its points are known.
 */
export function writeGeoJson({ name, link, colour, tracks, stops }: ExportedWalk): string {
  const lines = tracks.map((track) => ({
    type: "Feature",
    properties: { kind: "track", name: track.name, colour },
    geometry: { type: "MultiLineString", coordinates: positionsOf(track.pieces) },
  }));
  const points = stops.map((stop) => ({
    type: "Feature",
    properties: {
      kind: "stop",
      name: stop.name,
      type: stop.type,
      elevationM: stop.elevationM,
      note: stop.note ?? null,
    },
    geometry: { type: "Point", coordinates: position(stop, stop.elevationM !== null) },
  }));
  return JSON.stringify({
    type: "FeatureCollection",
    name,
    ...(link !== undefined && { link }),
    attribution: exportLicence.attribution,
    licence: exportLicence.url,
    features: [...lines, ...points],
  });
}

function positionsOf(pieces: ExportedWalk["tracks"][number]["pieces"]): number[][][] {
  const isHigh = pieces.every((piece) => piece.every(({ elevationM }) => elevationM !== null));
  return pieces.map((piece) => piece.map((place) => position(place, isHigh)));
}

function position({ lat, lon, elevationM }: ExportedPoint, isHigh: boolean): number[] {
  return [degrees(lon), degrees(lat), ...(isHigh && elevationM !== null ? [elevationM] : [])];
}
