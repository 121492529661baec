import type { PGlite } from "@electric-sql/pglite";
import { DiskSpace } from "./disk-space.ts";

/**
 * Lets PostgreSQL refuse writes (25006) while the disk is nearly full, since a disk that is full would end it. Reading
 * goes on. A transaction that is under way may read and be undone, and writes no more.
 */
export class WriteGate {
  readonly #engine: PGlite;
  readonly #disk: DiskSpace;
  readonly #onChange: (isFull: boolean) => void;
  #isFull = false;
  /** What the session has been told; a new one may write. */
  #isClosed = false;

  /** @param onChange hears when the disk becomes nearly full and when it has room again */
  constructor(engine: PGlite, directory: string, onChange: (isFull: boolean) => void) {
    this.#engine = engine;
    this.#disk = new DiskSpace(directory);
    this.#onChange = onChange;
  }

  get isFull(): boolean {
    return this.#isFull;
  }

  /** The session's settings were put back. */
  reset(): void {
    this.#isClosed = false;
  }

  /** Looks at the disk and opens or closes the gate; to be called before each statement. */
  async check(): Promise<void> {
    const isFull = this.#disk.isFull();
    if (isFull !== this.#isFull) {
      this.#isFull = isFull;
      this.#onChange(isFull);
    }
    if (this.#engine.isInTransaction()) {
      // Fails in a transaction that has failed already, which can only be undone anyway.
      if (isFull) await this.#engine.exec("SET transaction_read_only = on").catch(() => undefined);
    } else if (isFull !== this.#isClosed) {
      await this.#engine.exec(`SET default_transaction_read_only = ${isFull ? "on" : "off"}`);
      this.#isClosed = isFull;
    }
  }
}
