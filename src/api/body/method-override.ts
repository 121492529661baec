import { defaultFormLimits, isForm, readForm } from "./read-form.ts";
import { readChunks } from "./read-chunks.ts";

const methods = ["PUT", "PATCH", "DELETE"] as const;

/** Only the beginning is read here; the operation enforces the maximum length. */
const anyLength = Number.MAX_SAFE_INTEGER;
const timeouts = { idleMs: 15_000, baseMs: 30_000, bytesPerMs: Number.POSITIVE_INFINITY };

/**
 * Applies a method override: a POST of form data whose field `_method` is PUT, PATCH or DELETE becomes a request of
 * that method, if the address has such an operation. Call before routing. Operations of these methods accept small
 * forms only; a longer one stays a POST, and bodies sent to other addresses are not read.
 *
 * @param hasOperation whether there is an operation of a method at an address
 */
export async function applyMethodOverride(
  request: Request,
  hasOperation: (method: string, path: string) => boolean,
): Promise<Request> {
  if (request.method !== "POST" || !isForm(request.headers.get("Content-Type"))) return request;
  if (Number(request.headers.get("Content-Length") ?? 0) > defaultFormLimits.maxBytes) return request;
  const { pathname } = new URL(request.url);
  const supportedMethods = methods.filter((method) => hasOperation(method, pathname));
  if (supportedMethods.length === 0) return request;
  try {
    const { bytes, isWhole } = await begin(request);
    if (!isWhole) return withMethod(request, "POST", followed(bytes, request.body));
    const fields = await readForm(withMethod(request, "POST", bytes), defaultFormLimits).catch(() => null);
    const overridden = String(fields?.get("_method")).toUpperCase();
    return withMethod(request, supportedMethods.find((method) => method === overridden) ?? "POST", bytes);
  } catch (error) {
    // The error is reported to the reader of the body.
    return withMethod(request, "POST", new ReadableStream({ start: (controller) => controller.error(error) }));
  }
}

/** Reads slightly more than the size of a small form. @throws ProblemError 408, 400 */
async function begin(request: Request): Promise<{ bytes: Buffer<ArrayBuffer>; isWhole: boolean }> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of readChunks(request, anyLength, timeouts)) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size > defaultFormLimits.maxBytes) break;
  }
  return { bytes: Buffer.concat(chunks), isWhole: size <= defaultFormLimits.maxBytes };
}

/** A body whose first bytes have already been read. */
function followed(first: Uint8Array, rest: ReadableStream<Uint8Array> | null): ReadableStream<Uint8Array> {
  const reader = rest?.getReader();
  return new ReadableStream({
    start: (controller) => controller.enqueue(first),
    async pull(controller) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

function withMethod(request: Request, method: string, body: BodyInit): Request {
  const { url, headers, signal } = request;
  // Required for streams, but missing in the type.
  const init = { method, headers, body, signal, duplex: "half" };
  return new Request(url, init);
}
