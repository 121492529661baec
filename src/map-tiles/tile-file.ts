import { open } from "node:fs/promises";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { Compression, type DecompressFunc, type RangeResponse, SharedPromiseCache, type Source } from "pmtiles";

/** A file of map tiles cannot be used. The message is a sentence with the reason. */
export class TileFileError extends Error {
  override readonly name = "TileFileError";
}

/** Ranges of an open file; if it is replaced, the previous content is still read. */
export interface TileFile extends Source {
  readonly bytes: number;
  close(): Promise<void>;
}

/** @throws TileFileError if there is no such file, or it is not readable */
export async function openTileFile(path: string): Promise<TileFile> {
  const handle = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new TileFileError(
      error.code === "ENOENT" ? `There is no file ${path}.` : `${path} cannot be read (${error.code}).`,
    );
  });
  const stat = await handle.stat();
  if (!stat.isFile()) {
    await handle.close();
    throw new TileFileError(`${path} is no file.`);
  }
  return {
    bytes: stat.size,
    getKey: () => path,
    getBytes: async (offset, length): Promise<RangeResponse> => {
      const data = new ArrayBuffer(length);
      const { bytesRead } = await handle.read(new Uint8Array(data), 0, length, offset);
      return { data: bytesRead === length ? data : data.slice(0, bytesRead) };
    },
    close: () => handle.close(),
  };
}

/** Maximum uncompressed size of a directory, in bytes. */
const maxDirectoryBytes = 64 * 1024 * 1024;

const decompress: DecompressFunc = async (packed, compression) => {
  if (compression === Compression.None) return packed;
  if (compression !== Compression.Gzip) throw new TileFileError("Its directories are packed in an unknown way.");
  const plain = await promisify(gunzip)(packed, { maxOutputLength: maxDirectoryBytes });
  return new Uint8Array(plain).buffer;
};

/** Number of cached directories: with 4,000 tiles in each, those of a country. */
const cachedDirectories = 200;

export function directoriesOf(): SharedPromiseCache {
  return new SharedPromiseCache(cachedDirectories, undefined, decompress);
}
