import { createHash } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { Compression, type Entry, TileType, zxyToTileId } from "pmtiles";
import type { Tile } from "#domain/geography/map-tiles/tiles.ts";

/** Metadata of an archive. */
interface ArchiveFacts {
  readonly isPacked: boolean;
  readonly metadata: Readonly<Record<string, unknown>>;
  /** Degrees. */
  readonly bounds: { readonly west: number; readonly south: number; readonly east: number; readonly north: number };
}

const headerBytes = 127;
/** Header and root directory must be in the first 16 KiB of an archive. */
const reservedBytes = 16_384;

/**
 * Writes a PMTiles archive, version 3 (github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md): tiles ordered by id,
 * identical content stored once, consecutive tiles with the same content as one run. The file appears at its path only
 * when complete.
 * @param tiles each once, in any order; empty ones are left out
 * @param readTile content of a tile, compressed or not according to the facts; null if there is none
 */
export async function writeTileArchive(
  path: string,
  tiles: Iterable<Tile>,
  readTile: (tile: Tile) => Promise<Uint8Array | null>,
  { isPacked, metadata, bounds }: ArchiveFacts,
): Promise<{ readonly tiles: number; readonly bytes: number }> {
  const inOrder = Array.from(tiles, (tile) => ({ tile, id: zxyToTileId(tile.z, tile.x, tile.y) })).sort(
    (a, b) => a.id - b.id,
  );
  const unfinished = `${path}.unfinished`;
  const file = await open(unfinished, "w");
  try {
    const entries: Entry[] = [];
    const places = new Map<string, Pick<Entry, "offset" | "length">>();
    let dataBytes = 0;
    for (const { tile, id } of inOrder) {
      const content = await readTile(tile);
      if (!content || content.length === 0) continue;
      const digest = createHash("sha256").update(content).digest("base64");
      let place = places.get(digest);
      if (!place) {
        place = { offset: dataBytes, length: content.length };
        await file.write(content, 0, content.length, reservedBytes + dataBytes);
        dataBytes += content.length;
        places.set(digest, place);
      }
      const last = entries.at(-1);
      if (last && last.offset === place.offset && last.tileId + last.runLength === id) last.runLength += 1;
      else entries.push({ tileId: id, ...place, runLength: 1 });
    }
    const { root, leaves } = packDirectories(entries);
    const packedMetadata = gzipSync(JSON.stringify(metadata));
    const leavesAt = reservedBytes + dataBytes;
    const metadataAt = leavesAt + leaves.length;
    const zooms = inOrder.map(({ tile }) => tile.z);
    const addressed = entries.reduce((sum, { runLength }) => sum + runLength, 0);
    const header = headerOf({
      offsets: [
        headerBytes,
        root.length,
        metadataAt,
        packedMetadata.length,
        leavesAt,
        leaves.length,
        reservedBytes,
        dataBytes,
      ],
      counts: [addressed, entries.length, places.size],
      isPacked,
      zooms: [zooms[0] ?? 0, zooms.at(-1) ?? 0],
      bounds,
    });
    await file.write(leaves, 0, leaves.length, leavesAt);
    await file.write(packedMetadata, 0, packedMetadata.length, metadataAt);
    await file.write(Buffer.concat([header, root]), 0, headerBytes + root.length, 0);
    await file.sync();
    await file.close();
    await rename(unfinished, path);
    return { tiles: addressed, bytes: metadataAt + packedMetadata.length };
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** A single directory, or a root of leaves large enough for the root to fit. */
function packDirectories(entries: readonly Entry[]): { root: Buffer; leaves: Buffer } {
  const whole = packDirectory(entries);
  if (whole.length <= reservedBytes - headerBytes) return { root: whole, leaves: Buffer.alloc(0) };
  for (let size = 4_096; ; size *= 2) {
    const leaves: Buffer[] = [];
    const above: Entry[] = [];
    let offset = 0;
    for (let start = 0; start < entries.length; start += size) {
      const leaf = packDirectory(entries.slice(start, start + size));
      above.push({ tileId: entries[start]?.tileId ?? 0, offset, length: leaf.length, runLength: 0 });
      leaves.push(leaf);
      offset += leaf.length;
    }
    const root = packDirectory(above);
    if (root.length <= reservedBytes - headerBytes) return { root, leaves: Buffer.concat(leaves) };
  }
}

/** Section 4 of the specification: count, id deltas, run lengths, lengths, offsets (0: end of the previous one). */
function packDirectory(entries: readonly Entry[]): Buffer {
  const bytes: number[] = [];
  const write = (value: number) => {
    let rest = value;
    for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) | 0x80);
    bytes.push(rest);
  };
  write(entries.length);
  entries.forEach(({ tileId }, index) => write(tileId - (entries[index - 1]?.tileId ?? 0)));
  for (const { runLength } of entries) write(runLength);
  for (const { length } of entries) write(length);
  entries.forEach(({ offset }, index) => {
    const before = entries[index - 1];
    write(before && offset === before.offset + before.length ? 0 : offset + 1);
  });
  return gzipSync(Buffer.from(bytes));
}

interface HeaderFacts extends Pick<ArchiveFacts, "isPacked" | "bounds"> {
  /** Offset and length of root directory, metadata, leaf directories and tiles. */
  readonly offsets: readonly number[];
  /** Of addressed tiles, entries and contents. */
  readonly counts: readonly number[];
  readonly zooms: readonly [min: number, max: number];
}

/** Section 3 of the specification. */
function headerOf({ offsets, counts, isPacked, zooms, bounds }: HeaderFacts): Buffer {
  const header = Buffer.alloc(headerBytes);
  header.write("PMTiles", 0, "latin1");
  header.writeUInt8(3, 7);
  [...offsets, ...counts].forEach((value, index) => header.writeBigUInt64LE(BigInt(value), 8 + 8 * index));
  header.writeUInt8(1, 96); // Ordered by id.
  header.writeUInt8(Compression.Gzip, 97);
  header.writeUInt8(isPacked ? Compression.Gzip : Compression.None, 98);
  header.writeUInt8(TileType.Mvt, 99);
  const { west, south, east, north } = bounds;
  const [minZoom, maxZoom] = zooms;
  header.writeUInt8(minZoom, 100);
  header.writeUInt8(maxZoom, 101);
  const degrees = [west, south, east, north];
  degrees.forEach((value, index) => header.writeInt32LE(Math.round(value * 1e7), 102 + 4 * index));
  header.writeUInt8(minZoom, 118);
  header.writeInt32LE(Math.round(((west + east) / 2) * 1e7), 119);
  header.writeInt32LE(Math.round(((south + north) / 2) * 1e7), 123);
  return header;
}
