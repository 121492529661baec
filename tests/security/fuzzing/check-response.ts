import type { WireResponse, WireRequest } from "../http-client.ts";
import type { ServerUnderTest } from "../server-under-test.ts";

/** Longest response time in milliseconds on an idle machine: of a file, which a worker thread makes, and of all else. */
const longest = { file: 3_000, other: 1_000 } as const;
/** Longest block of the event loop in milliseconds. */
const maxHeldMs = 400;

/** The failure that a response shows, or `null`. */
export async function findFailure(
  server: ServerUnderTest,
  request: WireRequest,
  answer: WireResponse,
): Promise<string | null> {
  if (server.exitCode() !== null) return `the server has ended with code ${server.exitCode()}`;
  if (answer.status === 0) return checkLostResponse(server, request);
  if (answer.status >= 500) return `status ${answer.status}: ${await server.reasonFor(answer)}`;
  if (answer.status >= 400 && isForApi(request)) return problemFailure(answer);
  return answer.ms > maxHeldMs ? slowness(server, request, answer) : null;
}

/** Checks a request without a response: an early response may get lost when the connection closes, but not every time. */
export async function checkLostResponse(server: ServerUnderTest, request: WireRequest): Promise<string | null> {
  const [again, last] = [await server.send(request), await server.send(request)];
  const answer = again.status === 0 ? last : again;
  if (answer.status !== 0) return findFailure(server, request, answer);
  // Node's parser closes the connection on invalid headers.
  const withoutBody = await server.send({ ...request, body: undefined });
  return unread.has(withoutBody.status) ? null : `no answer: ${answer.failure}`;
}

/** Dots in a path may lead out of the API. */
function isForApi({ method, path }: WireRequest): boolean {
  return method !== "HEAD" && /^\/api(?:\/|$)/.test(new URL(`http://localhost${path}`).pathname);
}

/** Responses of Node's own parser have no body. */
const unread = new Set([400, 408, 413, 417, 431]);

function problemFailure({ status, headers, body }: WireResponse): string | null {
  if (unread.has(status) && body.length === 0) return null;
  const mediaType = headers.get("Content-Type");
  if (mediaType !== "application/problem+json") return `status ${status} as ${mediaType}, not as a problem`;
  const problem = JSON.parse(body.toString());
  return problem.status === status ? null : `status ${status} differs from ${problem.status} within`;
}

/** Repeats a slow request twice: a busy machine is not slow every time. */
async function slowness(server: ServerUnderTest, request: WireRequest, first: WireResponse): Promise<string | null> {
  const maxMs = /\.\w+(?:\?|$)/.test(request.path) ? longest.file : longest.other;
  const measured = await server.measure();
  let ms = first.ms / measured.slowness;
  let heldMs = measured.heldMs / measured.slowness;
  for (let again = 0; again < 2 && (ms > maxMs || heldMs > maxHeldMs); again += 1) {
    const answer = await server.send(request);
    const measure = await server.measure();
    ms = Math.min(ms, answer.ms / measure.slowness);
    heldMs = Math.min(heldMs, measure.heldMs / measure.slowness);
  }
  if (ms > maxMs) return `an answer after ${tens(ms)} ms`;
  return heldMs > maxHeldMs ? `everybody held up for ${tens(heldMs)} ms` : null;
}

const tens = (ms: number): number => Math.round(ms / 10) * 10;
