import { once } from "node:events";
import type { Log } from "#use-cases/context.ts";
import type { RequestHandler } from "../app.ts";

/** Larger heaps are left to be collected in time. */
const maxCollectedBytes = 100_000_000;

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
    // With `--expose-gc`, as by `npm start`: without it nothing would be collected until there is load. "last-resort"
    // also shrinks the young generation, which the start has enlarged. It collects several times, which takes a second
    // with the houses of a very large site, where it saves little.
    if (process.memoryUsage().heapUsed > maxCollectedBytes) return;
    await globalThis.gc?.({ type: "major", execution: "async", flavor: "last-resort" });
  })();
  return {
    stop: () => {
      isStopping = true;
      return finished;
    },
  };
}
