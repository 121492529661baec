import { Duplex } from "node:stream";
import { MessageChannel, type MessagePort, type Worker } from "node:worker_threads";
import { DatabaseOutageError } from "../database-outage.ts";
import type { WorkerRequest } from "./worker-messages.ts";

/**
 * One connection to the database worker, with the interface of the socket that the `pg` driver expects. Bytes written
 * here are PostgreSQL's protocol.
 */
export class PortStream extends Duplex {
  readonly #port: MessagePort;

  constructor(worker: Pick<Worker, "postMessage">) {
    super();
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.on("message", (bytes: Uint8Array) => {
      this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    });
    // The other end closes after the driver's Terminate message, or because the thread has ended.
    port1.once("close", () => (this.writableEnded ? this.destroy() : this.fail()));
    const request: WorkerRequest = { kind: "open", port: port2 };
    worker.postMessage(request, [port2]);
  }

  /** A connection without a worker. */
  static broken(): PortStream {
    const stream = new PortStream({ postMessage: () => undefined });
    stream.fail();
    return stream;
  }

  /** Breaks the connection: the database is gone. */
  fail(): void {
    this.destroy(new DatabaseOutageError("unreachable", "the embedded database has stopped"));
  }

  /** Methods of a socket called by the driver; a port only has to report that it is connected. */
  connect(): this {
    queueMicrotask(() => this.emit("connect"));
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    this.#port.ref();
    return this;
  }
  unref(): this {
    this.#port.unref();
    return this;
  }

  override _read(): void {
    // The port pushes by itself: responses are small and always expected.
  }

  override _write(chunk: Uint8Array, _encoding: BufferEncoding, done: () => void): void {
    this.#send(new Uint8Array(chunk));
    done();
  }

  /** The driver corks a whole query: it crosses to the worker as one message. */
  override _writev(chunks: { chunk: Uint8Array }[], done: () => void): void {
    this.#send(new Uint8Array(Buffer.concat(chunks.map(({ chunk }) => chunk))));
    done();
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#port.close();
    done(error);
  }

  #send(bytes: Uint8Array<ArrayBuffer>): void {
    this.#port.postMessage(bytes, [bytes.buffer]);
  }
}
