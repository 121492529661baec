import { type IncomingMessage, ServerResponse } from "node:http";

/** Time budget of one event-loop iteration for work that can be split, in milliseconds. */
const tickBudgetMs = 5;

const queue: (() => void)[] = [];
let nextTick: NodeJS.Immediate | null = null;
let tickDeadline = 0;

function scheduleTick(): NodeJS.Immediate {
  tickDeadline = performance.now() + tickBudgetMs;
  return setImmediate(runTick);
}

function runTick(): void {
  tickDeadline = performance.now() + tickBudgetMs;
  // Work added during this iteration waits for the next.
  for (let remaining = queue.length; remaining > 0 && performance.now() < tickDeadline; remaining--) queue.shift()?.();
  nextTick = queue.length > 0 ? scheduleTick() : null;
}

/** Runs `work` in a later iteration: the event loop serves other connections in between, however much work is queued. */
export function runLater(work: () => void): void {
  queue.push(work);
  nextTick ??= scheduleTick();
}

/** Runs `work` at once, before everything queued. Its time counts towards this iteration. */
export function runNow(work: () => void): void {
  nextTick ??= scheduleTick();
  work();
}

/** Runs `work` at once, or later if other work is queued or the budget of this iteration is used up. */
export function runFairly(work: () => void): void {
  if (queue.length > 0 || (nextTick && performance.now() >= tickDeadline)) runLater(work);
  else runNow(work);
}

/** Bytes that a response writes before other work runs. */
export const chunkBytes = 64_000;

/**
 * A response written in chunks, with other work in between. The system accepts megabytes per connection at once and
 * copies them synchronously: a thousand clients that request long responses and read nothing would block everybody for
 * seconds.
 */
export class PacedResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  #written = 0;

  // The overloads of the library reduce to these; the encoding may be omitted.
  override write(chunk: unknown, ...rest: unknown[]): boolean {
    const hasRoom = (super.write as (...args: unknown[]) => boolean).call(this, chunk, ...rest);
    if (chunk instanceof Uint8Array || typeof chunk === "string") this.#written += chunk.length;
    if (!hasRoom || this.#written < chunkBytes) return hasRoom;
    this.emit("drain");
    return false;
  }

  /** The writer continues in a later iteration. Copies no parameters, as each response emits several events. */
  override emit(event: string | symbol): boolean {
    return event === "drain"
      ? this.#drainLater()
      : (super.emit as (...args: unknown[]) => boolean).apply(this, arguments as never);
  }

  // By itself, so that other events, several per response, do not pay for its closure.
  #drainLater(): true {
    this.#written = 0;
    runLater(() => super.emit("drain"));
    return true;
  }

  override end(...args: unknown[]): this {
    const chunk = args[0];
    const isLong = (typeof chunk === "string" || chunk instanceof Uint8Array) && chunk.length > chunkBytes;
    if (!isLong || this.writableEnded) return (super.end as (...args: unknown[]) => this).apply(this, args);
    const rest = args.slice(1);
    const [encoding] = rest.filter((each) => typeof each === "string");
    const body = typeof chunk === "string" ? Buffer.from(chunk, encoding as BufferEncoding) : chunk;
    const hasLength = this.headersSent || this.hasHeader("Content-Length") || this.hasHeader("Transfer-Encoding");
    if (!hasLength) this.setHeader("Content-Length", body.byteLength);
    this.#endInChunks(
      body,
      rest.filter((each) => typeof each === "function"),
    );
    return this;
  }

  #endInChunks(body: Uint8Array, callback: unknown[]): void {
    if (this.destroyed) return;
    if (body.byteLength <= chunkBytes) {
      (super.end as (...args: unknown[]) => this).call(this, body, ...callback);
      return;
    }
    const rest = body.subarray(chunkBytes);
    this.once("drain", () => this.#endInChunks(rest, callback));
    this.write(body.subarray(0, chunkBytes));
  }
}
