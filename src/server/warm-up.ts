import { once } from "node:events";
import type { Log } from "#use-cases/context.ts";
import type { RequestAnswerer } from "./app.ts";

/** Milliseconds after which nobody waits for a page any longer. */
const patience = 1_500;

/** The planner that most begin with, then others, as code is made fast only once it has run a dozen times. */
const paths = [
  "/planner",
  ...[5, 6, 7, 8, 9, 10, 11, 12].map((ideal) => `/planner?lodging=ignore&variants=free&ideal=${ideal}`),
];

/**
 * Makes pages of the planner for nobody, one after the other, beside what is asked of a server that has just begun to listen.
 * They run most of the code of pages; whoever came first would wait for that compiling, and what must be answered at
 * once, as `/api/health`, would wait with them. What goes wrong with it goes wrong again for somebody who asks, and is
 * told then.
 *
 * @returns what ends it: resolves when the page under way is made
 */
export function warmUp(pages: RequestAnswerer, origin: string, log: Log): { stop(): Promise<void> } {
  let isStopping = false;
  const make = async (path: string): Promise<void> => {
    const signal = AbortSignal.timeout(patience);
    const facts = { requestId: "warm-up", client: { address: "warm-up", signal } };
    try {
      await Promise.race([pages(new Request(origin + path, { signal }), facts), once(signal, "abort")]);
    } catch (error) {
      log.debug({ err: error }, "no page was made ahead");
    }
  };
  const made = (async () => {
    for (const path of paths) if (!isStopping) await make(path);
    // Where Node offers it, as `npm start` has it do: nothing would be tidied up before much is asked for. As the last resort
    // it gives back the room for new objects too, which the start has made large.
    await globalThis.gc?.({ type: "major", execution: "async", flavor: "last-resort" });
  })();
  return {
    stop: () => {
      isStopping = true;
      return made;
    },
  };
}
