import { statfsSync } from "node:fs";

const megabyte = 1_048_576;

/**
 * With less free space than this no more writes are allowed. PostgreSQL crashes if a new WAL file of 16 MB does not
 * fit, so the largest allowed change must fit in addition.
 */
const minBytesForWrites = 48 * megabyte;
/** Writes resume with this much, so as not to toggle with every temporary file. */
const bytesToResumeWrites = 64 * megabyte;
/** A checkpoint writes little and frees old WAL files, but crashes the engine if there is no space at all. */
export const minBytesForCheckpoint = 16 * megabyte;

/** Free space on the disk of a directory for this process, in bytes. */
export function freeBytes(directory: string): number {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize;
}

/** Monitors whether a directory's disk is nearly full. */
export class DiskSpace {
  readonly #directory: string;
  #isFull = false;

  constructor(directory: string) {
    this.#directory = directory;
  }

  /** Checks the current state: a system call of some microseconds. */
  isFull(): boolean {
    const free = freeBytes(this.#directory);
    this.#isFull = free < (this.#isFull ? bytesToResumeWrites : minBytesForWrites);
    return this.#isFull;
  }
}
