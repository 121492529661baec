import { createHash } from "node:crypto";
import { Compression, type Entry, findTile, type Header, PMTiles, TileType, zxyToTileId } from "pmtiles";
import type { Tile } from "#domain/geography/map-tiles/tiles.ts";
import { directoriesOf, openTileFile, type TileFile, TileFileError } from "./tile-file.ts";

/** Vector tiles of the world or a part of it, in a PMTiles file. */
export interface TileArchive {
  /** Identifies the content: a digest of the file's directories. */
  readonly version: string;
  readonly maxZoom: number;
  /** Whether tiles are compressed with gzip. */
  readonly isPacked: boolean;
  readonly header: Header;
  readonly metadata: Readonly<Record<string, unknown>>;
  /** Location of a tile in the file; null if it is not in the archive. @throws if a directory cannot be read */
  find(tile: Tile): Promise<{ readonly offset: number; readonly bytes: number } | null>;
  /** A tile as stored; null if it is not in the archive. @throws if it cannot be read completely */
  read(tile: Tile): Promise<Uint8Array<ArrayBuffer> | null>;
  close(): Promise<void>;
}

/** Maximum depth of nested directories. */
const maxDepth = 3;
/** Maximum bytes of directories in the digest: those of a country are 2 MB. */
const maxHashedBytes = 64 * 1024 * 1024;
/** Layers required for a useful map; the names are those of Protomaps. */
const requiredLayers = ["earth", "water", "roads", "places"];

/** @throws TileFileError unless it is a complete PMTiles archive of vector tiles with the layers of Protomaps */
export async function openTileArchive(path: string): Promise<TileArchive> {
  const file = await openTileFile(path);
  try {
    return await readArchive(file, path);
  } catch (error) {
    await file.close();
    if (error instanceof TileFileError) throw error;
    throw new TileFileError(`${path} is no PMTiles archive, or a damaged one.`, { cause: error });
  }
}

async function readArchive(file: TileFile, path: string): Promise<TileArchive> {
  const directories = directoriesOf();
  const archive = new PMTiles(file, directories, directories.decompress);
  const header = await archive.getHeader();
  checkHeader(header, file.bytes, path);
  const metadata = (await archive.getMetadata()) as Record<string, unknown>;
  checkLayers(metadata, path);

  const find: TileArchive["find"] = async ({ z, x, y }) => {
    if (z < header.minZoom || z > header.maxZoom) return null;
    const id = zxyToTileId(z, x, y);
    let [offset, length] = [header.rootDirectoryOffset, header.rootDirectoryLength];
    for (let depth = 0; depth <= maxDepth; depth += 1) {
      const entry: Entry | null = findTile(await directories.getDirectory(file, offset, length, header), id);
      if (!entry) return null;
      if (entry.runLength > 0) return { offset: header.tileDataOffset + entry.offset, bytes: entry.length };
      [offset, length] = [header.leafDirectoryOffset + entry.offset, entry.length];
    }
    throw new TileFileError(`The directories of ${path} lie too deep within each other.`);
  };
  return {
    version: await digestOf(file, header),
    maxZoom: header.maxZoom,
    isPacked: header.tileCompression === Compression.Gzip,
    header,
    metadata,
    find,
    read: async (tile) => {
      const entry = await find(tile);
      if (!entry) return null;
      const { data } = await file.getBytes(entry.offset, entry.bytes);
      if (data.byteLength < entry.bytes) throw new TileFileError(`${path} ends within a tile.`);
      return new Uint8Array(data);
    },
    close: () => file.close(),
  };
}

function checkHeader(header: Header, fileBytes: number, path: string): void {
  const { tileType, tileCompression, tileDataOffset, tileDataLength = 0, leafDirectoryOffset, specVersion } = header;
  if (specVersion !== 3) throw new TileFileError(`${path} is a PMTiles archive of version ${specVersion}, not 3.`);
  if (tileType !== TileType.Mvt) throw new TileFileError(`${path} holds no vector tiles (MVT).`);
  if (tileCompression !== Compression.Gzip && tileCompression !== Compression.None)
    throw new TileFileError(`The tiles of ${path} are packed by something else than gzip.`);
  const end = Math.max(
    tileDataOffset + tileDataLength,
    leafDirectoryOffset + (header.leafDirectoryLength ?? 0),
    header.jsonMetadataOffset + header.jsonMetadataLength,
  );
  if (end > fileBytes) throw new TileFileError(`${path} is cut off: it has ${fileBytes} of ${end} bytes.`);
}

function checkLayers(metadata: Record<string, unknown>, path: string): void {
  const layers: unknown = metadata["vector_layers"];
  const ids = Array.isArray(layers) ? layers.map((layer: { id?: unknown } | null) => layer?.id) : [];
  const missing = requiredLayers.filter((name) => !ids.includes(name));
  if (missing.length > 0)
    throw new TileFileError(`${path} is no basemap of Protomaps: it has no layer ${missing.join(", ")}.`);
}

/** Directories contain the location and length of every tile, so they differ for other tiles. */
async function digestOf(file: TileFile, header: Header): Promise<string> {
  const hash = createHash("sha256");
  const parts = [
    [0, 127],
    [header.rootDirectoryOffset, header.rootDirectoryLength],
    [header.jsonMetadataOffset, header.jsonMetadataLength],
    [header.leafDirectoryOffset, Math.min(header.leafDirectoryLength ?? 0, maxHashedBytes)],
  ] as const;
  for (const [offset, length] of parts) hash.update(new Uint8Array((await file.getBytes(offset, length)).data));
  return hash.digest("base64url").slice(0, 12);
}
