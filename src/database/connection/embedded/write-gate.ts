import type { PGlite } from "@electric-sql/pglite";
import { DiskSpace } from "./disk-space.ts";

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
