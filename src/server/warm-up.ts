import { once } from "node:events";
import type { Log } from "#use-cases/context.ts";
import type { RequestAnswerer } from "./app.ts";

/** Milliseconds after which nobody waits for a page any longer. */
const patience = 1_500;

/** Without them whoever comes first would wait for most of the code of pages to be compiled. */
const firstPages = ["/planner", "/planner?ideal=7"] as const;
/** Others than are kept by then, and with other parts: code is made fast once it has run a dozen times. */
const furtherPages = [5, 6, 7, 8, 9, 10, 11, 12].map((ideal) => `/planner?lodging=ignore&variants=free&ideal=${ideal}`);

/**
 * Makes pages of the planner for nobody, one after the other: what must be answered at once, as `/api/health`, would wait
 * with those who came first. What goes wrong with it goes wrong again for somebody who asks, and is told then.
 */
export class WarmUp {
  readonly #pages: RequestAnswerer;
  readonly #origin: string;
  readonly #log: Log;
  #isStopping = false;
  #further = Promise.resolve();

  constructor(pages: RequestAnswerer, origin: string, log: Log) {
    this.#pages = pages;
    this.#origin = origin;
    this.#log = log;
  }

  /** Before anybody is let in: a start waits for it. */
  async beforeListening(): Promise<void> {
    for (const path of firstPages) await this.#make(path);
  }

  /** Beside what others ask for, until `stop`. */
  whileListening(): void {
    this.#further = (async () => {
      for (const path of furtherPages) if (!this.#isStopping) await this.#make(path);
    })();
  }

  /** Ends when the page under way is made. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#further;
  }

  async #make(path: string): Promise<void> {
    const signal = AbortSignal.timeout(patience);
    const facts = { requestId: "warm-up", client: { address: "warm-up", signal } };
    try {
      await Promise.race([this.#pages(new Request(this.#origin + path, { signal }), facts), once(signal, "abort")]);
    } catch (error) {
      this.#log.debug({ err: error }, "no page was made ahead");
    }
  }
}
