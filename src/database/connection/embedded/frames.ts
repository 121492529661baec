/** Message types of PostgreSQL's extended query protocol that take effect only at the next Sync or Flush. */
const deferredUntilSync = new Set([..."PBDEC"].map((char) => char.charCodeAt(0)));
const terminate = "X".charCodeAt(0);

interface Frames {
  /** Complete messages to run at once, in order; the start-up message is always separate. */
  readonly runs: readonly Uint8Array[];
  /** The client has sent Terminate; anything after it is ignored. */
  readonly terminated: boolean;
}

/**
 * Splits a client's byte stream into runs of complete messages of PostgreSQL's protocol 3.0. A run never ends between
 * Parse and Sync, so that nothing can be interleaved with a partially sent query.
 */
export class FrontendFrames {
  #buffer: Buffer = Buffer.alloc(0);
  #started = false;

  /** Takes the next bytes, buffers incomplete messages, and returns complete ones. */
  push(chunk: Uint8Array): Frames {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    this.#buffer = this.#buffer.length === 0 ? bytes : Buffer.concat([this.#buffer, bytes]);
    const runs: Uint8Array[] = [];
    if (!this.#started) {
      const startup = this.#cutStartup();
      if (startup === undefined) return { runs, terminated: false };
      runs.push(startup);
    }
    return this.#cutMessages(runs);
  }

  #cutStartup(): Uint8Array | undefined {
    if (this.#buffer.length < 4) return undefined;
    const length = this.#buffer.readUInt32BE(0);
    if (this.#buffer.length < length) return undefined;
    this.#started = true;
    return this.#cut(length);
  }

  #cutMessages(runs: Uint8Array[]): Frames {
    let end = 0;
    let runEnd = 0;
    let terminated = false;
    while (!terminated && this.#buffer.length >= end + 5) {
      const next = end + 1 + this.#buffer.readUInt32BE(end + 1);
      if (next > this.#buffer.length) break;
      const type = this.#buffer.readUInt8(end);
      if (type === terminate) {
        terminated = true;
        break;
      }
      end = next;
      if (!deferredUntilSync.has(type)) runEnd = end;
    }
    if (runEnd > 0) runs.push(this.#cut(runEnd));
    return { runs, terminated };
  }

  #cut(length: number): Uint8Array {
    const run = new Uint8Array(this.#buffer.subarray(0, length));
    this.#buffer = this.#buffer.subarray(length);
    return run;
  }
}
