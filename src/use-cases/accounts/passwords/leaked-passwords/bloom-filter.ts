import { createHash } from "node:crypto";

const hashes = 13;

/** Bit positions, from two hashes of SHA-256. @see Kirsch and Mitzenmacher, "Less Hashing, Same Performance" */
function positions(entry: string, bits: number): number[] {
  const digest = createHash("sha256").update(entry).digest();
  const first = digest.readUIntBE(0, 6);
  const second = (digest.readUInt32BE(6) | 1) >>> 0;
  return Array.from({ length: hashes }, (_, turn) => (first + turn * second) % bits);
}

/** Set without false negatives, and with a false positive rate of about 1 in 10,000. */
export class BloomFilter {
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  /** An empty filter sized for that many entries. */
  static for(entries: number): BloomFilter {
    return new BloomFilter(new Uint8Array(Math.ceil((entries * 19.2) / 8)));
  }

  add(entry: string): void {
    for (const at of positions(entry, this.bytes.length * 8)) {
      this.bytes[at >>> 3] = (this.bytes[at >>> 3] ?? 0) | (1 << (at & 7));
    }
  }

  has(entry: string): boolean {
    return positions(entry, this.bytes.length * 8).every((at) => ((this.bytes[at >>> 3] ?? 0) & (1 << (at & 7))) !== 0);
  }
}
