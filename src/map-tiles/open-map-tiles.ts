import type { Tile } from "#domain/geography/map-tiles/tiles.ts";
import { openTileArchive, type TileArchive } from "./tile-archive.ts";
import { TileFileError } from "./tile-file.ts";

/** The map tiles, if a file is configured. */
export interface MapTiles {
  /** `unreadable` if there is a file that cannot be used; the map then works as without one. */
  readonly status: "none" | "ready" | "unreadable";
  /** Null unless they are ready. */
  readonly archive: TileArchive | null;
}

export const noMapTiles: MapTiles = { status: "none", archive: null };

interface TilesLog {
  info(facts: { readonly reason: string }, message: string): void;
  warn(facts: { readonly reason?: string; readonly err?: unknown }, message: string): void;
}

/** Opens the configured file. Problems are logged, and never terminate the process. */
export async function openMapTiles(path: string | undefined, log: TilesLog): Promise<MapTiles> {
  if (path === undefined) return noMapTiles;
  try {
    const archive = await openTileArchive(path);
    log.info({ reason: `version ${archive.version}, zooms to ${archive.maxZoom}` }, "the map has tiles");
    return { status: "ready", archive: logOnce(archive, log) };
  } catch (error) {
    if (!(error instanceof TileFileError)) throw error;
    log.warn({ reason: error.message }, "the map has no tiles: the file that MAP_TILES names cannot be used");
    return { status: "unreadable", archive: null };
  }
}

/** A file may become damaged while in use: its tiles are then missing, which is logged once. */
function logOnce(archive: TileArchive, log: TilesLog): TileArchive {
  let isLogged = false;
  const orNull =
    <Result>(look: (tile: Tile) => Promise<Result | null>) =>
    async (tile: Tile): Promise<Result | null> => {
      try {
        return await look(tile);
      } catch (error) {
        if (!isLogged) log.warn({ err: error }, "a tile of the map cannot be read: MAP_TILES names a damaged file");
        isLogged = true;
        return null;
      }
    };
  return { ...archive, find: orNull(archive.find), read: orNull(archive.read) };
}
