import { ProblemError, problemStatuses } from "#api/http/problems.ts";
import { logSecurity } from "#use-cases/security/security-log.ts";

/** Timeouts for slow clients. */
interface ReadTimeouts {
  /** Longest time without a byte, in milliseconds. */
  readonly idleMs: number;
  /** Base time for any body, in milliseconds; longer ones get more. */
  readonly baseMs: number;
  /** Slowest transfer beyond that, in bytes per millisecond. */
  readonly bytesPerMs: number;
}

/** A photo of 15 MB has five and a half minutes. */
const defaultTimeouts: ReadTimeouts = { idleMs: 15_000, baseMs: 30_000, bytesPerMs: 50 };

/** Each chunk costs about as much as some hundred bytes: bodies that arrive byte by byte are refused. */
const maxChunks = 20_000;

function tooLarge(maxBytes: number): ProblemError {
  return new ProblemError("body-too-large", (text) => text.tooMany("bytes", maxBytes));
}

/** The promise's value, unless it takes longer. @throws ProblemError 408 */
export async function within<Value>(ms: number, promise: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new ProblemError("request-timeout", ({ tooSlow }) => tooSlow);
    timer = setTimeout(() => reject(error), Math.max(0, ms));
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Streams the body of a request; all bodies are read this way. If it is abandoned, the rest stays unread, so that the
 * response still reaches the client; then the transport closes the connection.
 *
 * @param maxBytes maximum length, whatever length is declared
 * @throws ProblemError 413 for a longer body, 408 for a client that is too slow, 400 for one that has disconnected, 415
 * for a compressed one
 */
export async function* readChunks(
  request: Request,
  maxBytes: number,
  { idleMs, baseMs, bytesPerMs }: ReadTimeouts = defaultTimeouts,
): AsyncGenerator<Uint8Array, void, void> {
  const coding = request.headers.get("Content-Encoding")?.trim().toLowerCase() || "identity";
  if (coding !== "identity") throw new ProblemError("unsupported-media-type", ({ coded }) => coded);
  if (Number(request.headers.get("Content-Length") ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const reader = request.body?.getReader();
  if (!reader) return;
  const deadline = performance.now() + baseMs + maxBytes / bytesPerMs;
  let size = 0;
  try {
    for (let chunks = 0; ; chunks += 1) {
      const read = within(Math.min(idleMs, deadline - performance.now()), reader.read());
      const { done, value } = await read.catch((error: unknown) => {
        if (error instanceof ProblemError) throw error;
        throw new ProblemError("malformed-request", ({ cutOff }) => cutOff);
      });
      if (done) return;
      size += value.byteLength;
      if (size > maxBytes || chunks === maxChunks) throw tooLarge(maxBytes);
      yield value;
    }
  } finally {
    reader.releaseLock();
  }
}

/** The whole body. @throws ProblemError as `readChunks` */
export async function readBytes(request: Request, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of readChunks(request, maxBytes)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Logs a body that was refused because it was too large or too slow; other errors in a body are ordinary mistakes. */
export function logRefusedBody(context: Parameters<typeof logSecurity>[0], { kind }: ProblemError): void {
  const status = problemStatuses[kind];
  if (status === 408 || status === 413) logSecurity(context, "body-refused", { reason: kind });
}
