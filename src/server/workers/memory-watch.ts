import type { Worker } from "node:worker_threads";

/** Interval between memory checks of busy threads, in milliseconds. */
const intervalMs = 250;

interface Threads {
  readonly threads: readonly Worker[];
}

/**
 * Terminates threads that use too much memory. Heap limits do not include the bytes of typed arrays,
 * which lie outside the heap.
 */
export class MemoryWatch {
  readonly #pool: Threads;
  readonly #maxBytes: number;
  /** Threads whose statistics are awaited. */
  readonly #pending = new WeakSet<Worker>();
  #runningTasks = 0;
  #timer: NodeJS.Timeout | undefined;

  /** @param maxMb limit of one thread, heap and external memory together */
  constructor(pool: Threads, maxMb: number) {
    this.#pool = pool;
    this.#maxBytes = maxMb * 1_000_000;
  }

  /** Call it when a task begins. @returns a function to call when the task has ended */
  begin(): () => void {
    this.#runningTasks += 1;
    this.#timer ??= setInterval(() => this.#checkAll(), intervalMs).unref();
    return () => {
      this.#runningTasks -= 1;
      if (this.#runningTasks > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    };
  }

  #checkAll(): void {
    for (const thread of this.#pool.threads) {
      if (this.#pending.has(thread)) continue;
      this.#pending.add(thread);
      void this.#check(thread).finally(() => this.#pending.delete(thread));
    }
  }

  async #check(thread: Worker): Promise<void> {
    // A thread that is terminating has no statistics.
    const heap = await thread.getHeapStatistics().catch(() => null);
    if (heap && heap.used_heap_size + heap.external_memory > this.#maxBytes) await thread.terminate();
  }
}
