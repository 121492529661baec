import { statfsSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";

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

/**
 * Makes PostgreSQL refuse writes (25006) while the disk is nearly full, since a full disk would crash it. Reads
 * continue. A transaction in progress may read and roll back, but no longer write.
 */
export class WriteGate {
  readonly #engine: PGlite;
  readonly #disk: DiskSpace;
  readonly #onChange: (isFull: boolean) => void;
  #isFull = false;
  /** Current setting of the session; a new one may write. */
  #isClosed = false;

  /** @param onChange is called when the disk becomes nearly full and when it has space again */
  constructor(engine: PGlite, directory: string, onChange: (isFull: boolean) => void) {
    this.#engine = engine;
    this.#disk = new DiskSpace(directory);
    this.#onChange = onChange;
  }

  get isFull(): boolean {
    return this.#isFull;
  }

  /** The session's settings have been reset. */
  reset(): void {
    this.#isClosed = false;
  }

  /** Checks the disk and opens or closes the gate; call before each statement. */
  async check(): Promise<void> {
    const isFull = this.#disk.isFull();
    if (isFull !== this.#isFull) {
      this.#isFull = isFull;
      this.#onChange(isFull);
    }
    if (this.#engine.isInTransaction()) {
      // Fails in an already failed transaction, which can only be rolled back anyway.
      if (isFull) await this.#engine.exec("SET transaction_read_only = on").catch(() => undefined);
    } else if (isFull !== this.#isClosed) {
      await this.#engine.exec(`SET default_transaction_read_only = ${isFull ? "on" : "off"}`);
      this.#isClosed = isFull;
    }
  }
}
