import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { inflateSync } from "node:zlib";

const require = createRequire(import.meta.url);

const opened = new Map<string, Buffer>();

/**
 * A font of a package without its compression, once for all booklets of a thread: the PDF writer would decompress it
 * again for each, in JavaScript.
 */
export function fontFile(family: string, script: string, weight: number): Buffer {
  const path = `@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`;
  const font = opened.get(path) ?? decompressWoff(readFileSync(require.resolve(path)));
  opened.set(path, font);
  return font;
}

/** Bytes of the headers of both formats, and of one entry of their tables of contents. */
const woff = { header: 44, entry: 20 } as const;
const sfnt = { header: 12, entry: 16 } as const;

/** The OpenType font in a WOFF file (https://www.w3.org/TR/WOFF/). */
export function decompressWoff(file: Buffer): Buffer {
  const count = file.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = file.subarray(woff.header + index * woff.entry);
    const [offset, packed, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)];
    const bytes = file.subarray(offset, offset + packed);
    return {
      tag: entry.subarray(0, 4),
      checksum: entry.subarray(16, 20),
      bytes: packed < length ? inflateSync(bytes) : bytes,
    };
  });
  const header = Buffer.alloc(sfnt.header + count * sfnt.entry);
  file.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  const exponent = Math.floor(Math.log2(count));
  header.writeUInt16BE(16 * 2 ** exponent, 6);
  header.writeUInt16BE(exponent, 8);
  header.writeUInt16BE(16 * (count - 2 ** exponent), 10);
  let at = header.length;
  const parts: Uint8Array[] = [header];
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const entry = header.subarray(sfnt.header + index * sfnt.entry);
    tag.copy(entry, 0);
    checksum.copy(entry, 4);
    entry.writeUInt32BE(at, 8);
    entry.writeUInt32BE(bytes.length, 12);
    const padding = Buffer.alloc(-bytes.length & 3);
    parts.push(bytes, padding);
    at += bytes.length + padding.length;
  }
  return Buffer.concat(parts);
}
