import type { WireAnswer, WireRequest } from "../http-client.ts";
import type { ServerUnderTest } from "../server-under-test.ts";

/** No answer takes longer, in milliseconds on an idle machine. */
const maxMs = 1_000;
/** Nobody else waits for longer meanwhile. */
const maxHeldMs = 400;

/** What is wrong with an answer, `null` when nothing is. */
export async function faultOf(
  server: ServerUnderTest,
  request: WireRequest,
  answer: WireAnswer,
): Promise<string | null> {
  if (server.exitCode() !== null) return `the server has ended with code ${server.exitCode()}`;
  if (answer.status === 0) return lostAnswer(server, request);
  if (answer.status >= 500) return `status ${answer.status}: ${await server.reasonFor(answer)}`;
  if (answer.status >= 400 && isForApi(request)) return problemFault(answer);
  return answer.ms > maxHeldMs ? slowness(server, request, answer) : null;
}

/** What is wrong where no answer came: one that comes before a body has been sent can get lost when the connection ends after it, but not each time. */
export async function lostAnswer(server: ServerUnderTest, request: WireRequest): Promise<string | null> {
  const [again, last] = [await server.send(request), await server.send(request)];
  const answer = again.status === 0 ? last : again;
  if (answer.status !== 0) return faultOf(server, request, answer);
  // Node's parser ends the connection at headers that it refuses.
  const withoutBody = await server.send({ ...request, body: undefined });
  return unread.has(withoutBody.status) ? null : `no answer: ${answer.failure}`;
}

/** Dots in a path lead elsewhere. */
function isForApi({ method, path }: WireRequest): boolean {
  return method !== "HEAD" && /^\/api(?:\/|$)/.test(new URL(`http://localhost${path}`).pathname);
}

/** What Node's own parser refuses has no body. */
const unread = new Set([400, 408, 413, 417, 431]);

function problemFault({ status, headers, body }: WireAnswer): string | null {
  if (unread.has(status) && body.length === 0) return null;
  const mediaType = headers.get("Content-Type");
  if (mediaType !== "application/problem+json") return `status ${status} as ${mediaType}, not as a problem`;
  const problem = JSON.parse(body.toString());
  return problem.status === status ? null : `status ${status} differs from ${problem.status} within`;
}

/** Sends it twice more: a machine that had other things to do is not slow each time. */
async function slowness(server: ServerUnderTest, request: WireRequest, first: WireAnswer): Promise<string | null> {
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
