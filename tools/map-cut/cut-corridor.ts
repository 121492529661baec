import { readDataSet } from "#database/seeds/read-data-set.ts";
import { corridorTiles } from "#domain/geography/map-tiles/tiles.ts";
import type { LatLon } from "#domain/geography/route-geometry/great-circle.ts";
import { decodePolyline } from "#domain/geography/route-geometry/polyline.ts";
import { openTileArchive } from "#map-tiles/tile-archive.ts";
import { writeTileArchive } from "#map-tiles/write-tile-archive.ts";

export interface Corridor {
  readonly lines: readonly (readonly LatLon[])[];
  /** Metres on either side of the lines. */
  readonly distanceM: number;
  /** Maximum zoom to copy; less if the source has less. */
  readonly maxZoom: number;
}

/** The line of every walked arc in the data set, straight if unknown. */
export async function linesOfDataSet(folder?: string): Promise<LatLon[][]> {
  const { arcs, arcLines, waypoints } = await readDataSet(folder);
  const lines = new Map(arcLines.map(({ arcId, line }) => [arcId, line]));
  const places = new Map(waypoints.map((waypoint) => [waypoint.slug, waypoint]));
  return arcs
    .filter(({ mode }) => mode === "walk")
    .map(({ id, from, to }) => {
      const line = lines.get(id);
      return line === undefined ? [from, to].flatMap((slug) => places.get(slug) ?? []) : decodePolyline(line);
    });
}

/**
 * Writes the tiles of a corridor to a new archive, and verifies it.
 *
 * @throws TileFileError if the source is not a supported archive
 */
export async function cutCorridor(
  source: string,
  target: string,
  { lines, distanceM, maxZoom }: Corridor,
): Promise<{ readonly tiles: number; readonly bytes: number; readonly version: string }> {
  const archive = await openTileArchive(source);
  try {
    const { metadata, isPacked, header } = archive;
    const deepest = Math.min(maxZoom, archive.maxZoom);
    const tiles = corridorTiles(lines, { distanceM, maxZoom: deepest }).filter(({ z }) => z >= header.minZoom);
    const places = lines.flat();
    const margin = distanceM / 80_000;
    const bounds = {
      west: least(places, "lon") - margin,
      south: least(places, "lat") - margin,
      east: -least(places, "lon", -1) + margin,
      north: -least(places, "lat", -1) + margin,
    };
    const written = await writeTileArchive(target, tiles, archive.read, { isPacked, metadata, bounds });
    const cut = await openTileArchive(target);
    await cut.close();
    return { ...written, version: cut.version };
  } finally {
    await archive.close();
  }
}

/** Minimum of a coordinate, or with −1 the negative of the maximum. */
function least(places: readonly LatLon[], name: "lat" | "lon", sign = 1): number {
  return places.reduce((extreme, place) => Math.min(extreme, sign * place[name]), Number.POSITIVE_INFINITY);
}
