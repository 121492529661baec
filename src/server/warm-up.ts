import { once } from "node:events";
import type { Log } from "#use-cases/context.ts";
import type { RequestAnswerer } from "./app.ts";

/** Milliseconds after which nobody waits for a page any longer. */
const patience = 1_500;

/**
 * Makes the page of the planner for nobody, twice. It runs most of the code of pages; whoever came first would wait for
 * that compiling, and what must be answered at once, as `/api/health`, would wait with them. What goes wrong with it goes wrong again for somebody who asks, and is told then.
 */
export async function warmUp(pages: RequestAnswerer, origin: string, log: Log): Promise<void> {
  const make = async (path: string): Promise<void> => {
    const signal = AbortSignal.timeout(patience);
    const facts = { requestId: "warm-up", client: { address: "warm-up", signal } };
    try {
      await Promise.race([pages(new Request(origin + path, { signal }), facts), once(signal, "abort")]);
    } catch (error) {
      log.debug({ err: error }, "no page was made ahead");
    }
  };
  await make("/planner");
  // Another page than the one that is kept now.
  await make("/planner?ideal=7");
}
