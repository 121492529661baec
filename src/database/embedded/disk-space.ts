import { statfsSync } from "node:fs";

const megabyte = 1_048_576;

/**
 * With less room than this nothing more is written. PostgreSQL ends at once when a new file of its log, 16 MB, does not
 * fit, so the largest change that is let in has to fit with one.
 */
const leastForWrites = 48 * megabyte;
/** Writing goes on with this much, so that it does not begin and end with every file that comes and goes. */
const enoughForWrites = 64 * megabyte;
/** A checkpoint writes little and gives old files of the log back, but ends the engine when it finds no room at all. */
export const leastForCheckpoint = 16 * megabyte;

/** How much room the disk of a directory has for this process, in bytes. */
export function freeBytes(directory: string): number {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize;
}

/** Tells whether a directory's disk is nearly full. */
export class DiskSpace {
  readonly #directory: string;
  #isFull = false;

  constructor(directory: string) {
    this.#directory = directory;
  }

  /** Looks anew: a system call of some microseconds. */
  isFull(): boolean {
    const free = freeBytes(this.#directory);
    this.#isFull = free < (this.#isFull ? enoughForWrites : leastForWrites);
    return this.#isFull;
  }
}
