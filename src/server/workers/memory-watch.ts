import type { Worker } from "node:worker_threads";

/** How often the memory of threads that work is looked at, in milliseconds. */
const everyMs = 250;

interface Threads {
  readonly threads: readonly Worker[];
}

/**
 * Ends threads that take too much memory. The limits of a thread's heap know nothing of the bytes of typed arrays,
 * which lie outside.
 */
export class MemoryWatch {
  readonly #pool: Threads;
  readonly #maxBytes: number;
  /** Threads that have not answered yet. */
  readonly #asked = new WeakSet<Worker>();
  #working = 0;
  #timer: NodeJS.Timeout | undefined;

  /** @param maxMb of heap and outside it together, in one thread */
  constructor(pool: Threads, maxMb: number) {
    this.#pool = pool;
    this.#maxBytes = maxMb * 1_000_000;
  }

  /** To be called when a task begins. @returns what is to be called when it has ended */
  begin(): () => void {
    this.#working += 1;
    this.#timer ??= setInterval(() => this.#look(), everyMs).unref();
    return () => {
      this.#working -= 1;
      if (this.#working > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    };
  }

  #look(): void {
    for (const thread of this.#pool.threads) {
      if (this.#asked.has(thread)) continue;
      this.#asked.add(thread);
      void this.#lookAt(thread).finally(() => this.#asked.delete(thread));
    }
  }

  async #lookAt(thread: Worker): Promise<void> {
    // A thread that is just ending tells nothing.
    const heap = await thread.getHeapStatistics().catch(() => null);
    if (heap && heap.used_heap_size + heap.external_memory > this.#maxBytes) await thread.terminate();
  }
}
