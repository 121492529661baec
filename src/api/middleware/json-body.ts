import { createMiddleware } from "hono/factory";
import type { ApiEnvironment } from "../environment.ts";
import { problemAnswer } from "../problems.ts";

/** Bodies of all operations that state no limit of their own: 1 MB. */
export const usualBodyLimit = 1_000_000;

/** The bytes of the body; `null` once it is longer than allowed, however long it claims to be. */
export async function readLimited(request: Request, maxBytes: number): Promise<Uint8Array | null> {
  if (Number(request.headers.get("Content-Length") ?? 0) > maxBytes) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function isJson(mediaType: string | undefined): boolean {
  return /^application\/json\s*(;|$)/i.test(mediaType?.trim() ?? "");
}

/**
 * Lets only well-formed JSON through to the validation: 415 for another media
 * type, 413 for a body over the limit, 400 for anything that is no JSON.
 *
 * @param maxBytes longest body in bytes
 */
export function jsonBody(maxBytes: number = usualBodyLimit) {
  return createMiddleware<ApiEnvironment>(async (c, next) => {
    if (!isJson(c.req.header("Content-Type"))) {
      c.header("Accept-Post", "application/json");
      return problemAnswer(c, "unsupported-media-type", "Send the body as application/json.");
    }
    const bytes = await readLimited(c.req.raw, maxBytes).catch(() => undefined);
    if (bytes === undefined) return problemAnswer(c, "malformed-request", "The body could not be read to its end.");
    if (bytes === null) {
      return problemAnswer(c, "body-too-large", `The body may have ${maxBytes.toLocaleString("en")} bytes at most.`);
    }
    try {
      const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
      JSON.parse(text);
      // The validation reads the body again: give it a request whose body is still there.
      c.req.raw = new Request(c.req.raw.url, { method: c.req.method, headers: c.req.raw.headers, body: text });
    } catch {
      return problemAnswer(c, "malformed-request", "The body is not well-formed JSON in UTF-8.");
    }
    return next();
  });
}
