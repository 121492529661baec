import { ProblemError } from "#api/http/problems.ts";

/** How slow a client may be. */
export interface Patience {
  /** Longest time without a byte, in milliseconds. */
  readonly idleMs: number;
  /** Time for any body, in milliseconds; longer ones get more. */
  readonly baseMs: number;
  /** Slowest transfer beyond that, in bytes a millisecond. */
  readonly bytesPerMs: number;
}

/** A photo of 15 MB has five and a half minutes. */
const usualTimeout: Patience = { idleMs: 15_000, baseMs: 30_000, bytesPerMs: 50 };

/** Each piece costs about as much as some hundred bytes do: bodies that come byte by byte are refused. */
const maxPieces = 20_000;

function tooLarge(maxBytes: number): ProblemError {
  return new ProblemError("body-too-large", `The body may have ${maxBytes.toLocaleString("en")} bytes at most.`);
}

/** The promise's value, unless it takes longer. @throws ProblemError 408 */
export async function within<Value>(ms: number, promise: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new ProblemError("request-timeout", "The body did not come in time.");
    timer = setTimeout(() => reject(error), Math.max(0, ms));
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The body of a request as it comes in. Every body is read by this and nothing else. What is left of one that is given
 * up stays unread, so that the answer still reaches the client; the transport closes the connection after it.
 *
 * @param maxBytes longest body, however long it claims to be
 * @throws ProblemError 413 for a body that is longer, 408 for a client that is too slow, 400 for one that left, 415 for one that
 *   is compressed
 */
export async function* readPieces(
  request: Request,
  maxBytes: number,
  { idleMs, baseMs, bytesPerMs }: Patience = usualTimeout,
): AsyncGenerator<Uint8Array, void, void> {
  const coding = request.headers.get("Content-Encoding")?.trim().toLowerCase() || "identity";
  if (coding !== "identity")
    throw new ProblemError("unsupported-media-type", "Send the body without a content coding.");
  if (Number(request.headers.get("Content-Length") ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const reader = request.body?.getReader();
  if (!reader) return;
  const deadline = performance.now() + baseMs + maxBytes / bytesPerMs;
  let size = 0;
  try {
    for (let pieces = 0; ; pieces += 1) {
      const read = within(Math.min(idleMs, deadline - performance.now()), reader.read());
      const { done, value } = await read.catch((error: unknown) => {
        if (error instanceof ProblemError) throw error;
        throw new ProblemError("malformed-request", "The body could not be read to its end.");
      });
      if (done) return;
      size += value.byteLength;
      if (size > maxBytes || pieces === maxPieces) throw tooLarge(maxBytes);
      yield value;
    }
  } finally {
    reader.releaseLock();
  }
}

/** The whole body. @throws ProblemError as `readPieces` */
export async function readBytes(request: Request, maxBytes: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of readPieces(request, maxBytes)) pieces.push(piece);
  return Buffer.concat(pieces);
}
