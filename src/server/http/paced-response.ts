import { type IncomingMessage, ServerResponse } from "node:http";

/** Milliseconds of one turn of the event loop for work that can be split. */
const turnMs = 5;

const waiting: (() => void)[] = [];
let turn: NodeJS.Immediate | null = null;
let until = 0;

function beginTurn(): NodeJS.Immediate {
  until = performance.now() + turnMs;
  return setImmediate(goOn);
}

function goOn(): void {
  until = performance.now() + turnMs;
  // Work added during this turn waits for the next.
  for (let left = waiting.length; left > 0 && performance.now() < until; left--) waiting.shift()?.();
  turn = waiting.length > 0 ? beginTurn() : null;
}

/** Runs `work` in a later turn: the event loop serves other connections in between, however much work is queued. */
export function inLaterTurn(work: () => void): void {
  waiting.push(work);
  turn ??= beginTurn();
}

/** Runs `work` at once, before everything queued. Its time counts towards this turn. */
export function outOfTurn(work: () => void): void {
  turn ??= beginTurn();
  work();
}

/** Runs `work` at once, or in a later turn if others are queued or this turn has been long. */
export function inTurn(work: () => void): void {
  if (waiting.length > 0 || (turn && performance.now() >= until)) inLaterTurn(work);
  else outOfTurn(work);
}

/** Bytes that a response writes before others have their turn. */
export const pieceBytes = 64_000;

/**
 * A response written in pieces, with other work in between. The system accepts megabytes per connection at once and
 * copies them synchronously: a thousand clients that request long responses and read nothing would block everybody for
 * seconds.
 */
export class PacedResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  #written = 0;

  // The overloads of the library reduce to these; the encoding may be omitted.
  override write(chunk: unknown, ...others: unknown[]): boolean {
    const hasRoom = (super.write as (...args: unknown[]) => boolean).call(this, chunk, ...others);
    if (chunk instanceof Uint8Array || typeof chunk === "string") this.#written += chunk.length;
    if (!hasRoom || this.#written < pieceBytes) return hasRoom;
    this.emit("drain");
    return false;
  }

  /** The writer continues in a later turn. */
  override emit(event: string | symbol, ...args: unknown[]): boolean {
    if (event !== "drain") return super.emit(event, ...args);
    this.#written = 0;
    inLaterTurn(() => super.emit(event, ...args));
    return true;
  }

  override end(...args: unknown[]): this {
    const [chunk, ...others] = args;
    const isLong = (typeof chunk === "string" || chunk instanceof Uint8Array) && chunk.length > pieceBytes;
    if (!isLong || this.writableEnded) return (super.end as (...args: unknown[]) => this).apply(this, args);
    const [encoding] = others.filter((each) => typeof each === "string");
    const body = typeof chunk === "string" ? Buffer.from(chunk, encoding as BufferEncoding) : chunk;
    const isMeasured = this.headersSent || this.hasHeader("Content-Length") || this.hasHeader("Transfer-Encoding");
    if (!isMeasured) this.setHeader("Content-Length", body.byteLength);
    this.#endInPieces(
      body,
      others.filter((each) => typeof each === "function"),
    );
    return this;
  }

  #endInPieces(body: Uint8Array, callback: unknown[]): void {
    if (this.destroyed) return;
    if (body.byteLength <= pieceBytes) {
      (super.end as (...args: unknown[]) => this).call(this, body, ...callback);
      return;
    }
    const rest = body.subarray(pieceBytes);
    this.once("drain", () => this.#endInPieces(rest, callback));
    this.write(body.subarray(0, pieceBytes));
  }
}
