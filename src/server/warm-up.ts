import { once } from "node:events";
import type { Log } from "#use-cases/context.ts";
import type { RequestAnswerer } from "./app.ts";

/** Milliseconds after which a start no longer waits for its first page. */
const patience = 1_500;

/**
 * Makes the page of the planner for nobody. It runs most of the code of pages once; whoever came first would wait for that
 * compiling, and what must be answered at once, as `/api/health`, would wait with them. What goes wrong with it goes wrong
 * again for somebody who asks, and is told then.
 */
export async function warmUp(pages: RequestAnswerer, origin: string, log: Log): Promise<void> {
  const signal = AbortSignal.timeout(patience);
  const facts = { requestId: "warm-up", client: { address: "warm-up", signal } };
  try {
    await Promise.race([pages(new Request(`${origin}/planner`, { signal }), facts), once(signal, "abort")]);
  } catch (error) {
    log.debug({ err: error }, "no page was made ahead");
  }
}
