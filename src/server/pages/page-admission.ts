import { setTimeout as delay } from "node:timers/promises";
import { readBytes } from "#api/body/read-chunks.ts";
import { defaultFormLimits } from "#api/body/read-form.ts";
import { sentencesFor } from "#api/http/problem-of-error.ts";
import type { TaskClient, WorkerPool } from "#use-cases/workers/worker-pool.ts";
import { localeOfPath } from "#web/i18n/language.ts";
import { plainPage } from "./plain-page.ts";

/**
 * How long a client with too many requests waits for being told, in milliseconds: one that tries again at once would
 * otherwise keep the main thread busy with refusals.
 */
const refusalMs = 1_000;

/**
 * Renders a page when the queue admits it. Pages that are not in memory take milliseconds of the main thread and megabytes:
 * only a few are rendered at once, client addresses are served round-robin, and requests whose client has left are skipped.
 * A form waits for its turn among forms once it has been read, so that a slow client holds nobody up; one too long for
 * that counts as an upload, of which an address may have only a few at once.
 *
 * @param client `isRefused`: no page runs for its request. For a shared page the signal of the request says that all
 * who waited have left
 * @param render gets the request with its form
 * @returns a plain page with 503 and Retry-After when too many are waiting
 */
export async function admitPage(
  workers: WorkerPool,
  request: Request,
  { address, isRefused }: Pick<TaskClient, "address"> & { readonly isRefused: boolean },
  render: (request: Request) => Promise<Response>,
): Promise<Response> {
  const { method, url, signal } = request;
  const isForm = method !== "GET" && method !== "HEAD" && !isRefused;
  const queue = !isForm ? "pages" : isShort(request) ? "forms" : "uploads";
  const admitted = queue === "forms" ? await readAhead(request) : request;
  const options = { queue, client: { address, signal }, person: null } as const;
  const outcome = await workers.guard(() => render(admitted), options);
  if (outcome.kind === "done") return outcome.value;
  if (outcome.kind === "too-many") await delay(refusalMs, undefined, { signal }).catch(() => undefined);
  const retryAfterSeconds = "retryAfterSeconds" in outcome ? outcome.retryAfterSeconds : 1;
  const language = localeOfPath(new URL(url).pathname);
  const page = plainPage(503, sentencesFor(language).unavailable(retryAfterSeconds), method === "HEAD", language);
  page.headers.set("Retry-After", String(retryAfterSeconds));
  return page;
}

/**
 * Whether there is no body, or one of a stated length within that of forms without files. The body itself is left alone:
 * the connection of one that nobody has begun to read ends properly.
 */
function isShort({ headers }: Request): boolean {
  if (headers.has("Transfer-Encoding")) return false;
  return Number(headers.get("Content-Length") ?? 0) <= defaultFormLimits.maxBytes;
}

/** The request with its body in memory; a body that cannot be read fails again for the page, which says so. */
async function readAhead(request: Request): Promise<Request> {
  const { method, url, headers, signal, body } = request;
  if (body === null) return request;
  const read = await readBytes(request, defaultFormLimits.maxBytes).then(
    (bytes) => new Uint8Array(bytes),
    (failure: unknown) => new ReadableStream({ start: (stream) => stream.error(failure) }),
  );
  const init: RequestInit & { duplex: "half" } = { method, headers, signal, body: read, duplex: "half" };
  return new Request(url, init);
}
