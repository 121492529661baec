import { once } from "node:events";
import v8 from "node:v8";
import type { Log } from "#use-cases/context.ts";
import type { RequestHandler } from "../app.ts";

/** Timeout of one page in milliseconds. */
const pageTimeoutMs = 1_500;

/** The default planner page first, then others: code is optimised only after it has run about a dozen times. */
const paths = [
  "/planner",
  ...[5, 6, 7, 8, 9, 10, 11, 12].map((ideal) => `/planner?lodging=ignore&variants=free&ideal=${ideal}`),
];

/**
 * Renders planner pages one after another in the background, right after the server has started to listen. They
 * exercise most of the code of pages: otherwise the first visitor would wait for it to be compiled, and the health
 * check with them. Failures are only logged: they recur when somebody asks.
 *
 * @returns its `stop` resolves when the current page has been rendered
 */
export function warmUp(pages: RequestHandler, origin: string, log: Log): { stop(): Promise<void> } {
  let isStopping = false;
  const render = async (path: string): Promise<void> => {
    const signal = AbortSignal.timeout(pageTimeoutMs);
    const facts = { requestId: "warm-up", client: { address: "warm-up", signal } };
    try {
      await Promise.race([pages(new Request(origin + path, { signal }), facts), once(signal, "abort")]);
    } catch (error) {
      log.debug({ err: error }, "no page was made ahead");
    }
  };
  const finished = (async () => {
    for (const path of paths) if (!isStopping) await render(path);
    if (!isStopping) shrinkHeap();
  })();
  return {
    stop: () => {
      isStopping = true;
      return finished;
    },
  };
}

/** In milliseconds: V8 waits eight seconds after its last collection before it collects in order to free memory. */
const shrinkingMs = 20_000;

/**
 * Frees what start and pages have left, in short steps between requests: without load V8 would do so only while it
 * prefers a small heap. A collection on demand would block for as long as seven of them take.
 */
function shrinkHeap(): void {
  v8.setFlagsFromString("--optimize-for-size");
  setTimeout(() => v8.setFlagsFromString("--no-optimize-for-size"), shrinkingMs).unref();
}
