export interface QueueLimits {
  /** Tasks at once. */
  readonly maxRunning: number;
  readonly maxWaiting: number;
  /** Tasks of one person or one address, waiting or running. */
  readonly maxPerPerson: number;
  readonly maxPerAddress: number;
}

interface QueueClient {
  readonly person: string;
  readonly address: string;
}

/** Gives the place back; call it once. */
export type Release = () => void;

/** Limits how many tasks run at once; the others wait, served round-robin by person. */
export class TaskQueue {
  readonly #limits: QueueLimits;
  readonly #taskCounts = new Map<string, number>();
  /** Callbacks that start waiting tasks, by person; a person whose task was started moves to the end. */
  readonly #queues = new Map<string, (() => void)[]>();
  #waiting = 0;
  #running = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#waiting;
  }

  /**
   * Waits until the task may run.
   *
   * @param client null for a task that counts towards no person or address
   * @param createSignal called only when the task has to wait: aborts the waiting
   * @returns a function to call when the task has ended, or why it may not run
   */
  async acquire(
    client: QueueClient | null,
    createSignal: () => AbortSignal,
  ): Promise<Release | "too-many" | "full" | "aborted"> {
    const { maxRunning, maxWaiting, maxPerPerson, maxPerAddress } = this.#limits;
    const [person, address] = [`person ${client?.person ?? ""}`, `address ${client?.address ?? ""}`];
    if (client && (this.#countOf(person) >= maxPerPerson || this.#countOf(address) >= maxPerAddress)) return "too-many";
    if (this.#running >= maxRunning && this.#waiting >= maxWaiting) return "full";
    this.#addToCounts([person, address], 1);
    const release = (): void => {
      this.#running -= 1;
      this.#addToCounts([person, address], -1);
      this.#startNext();
    };
    if (this.#running < maxRunning) {
      this.#running += 1;
      return release;
    }
    const isStarted = await this.#wait(person, createSignal());
    if (isStarted) return release;
    this.#addToCounts([person, address], -1);
    return "aborted";
  }

  #wait(person: string, signal: AbortSignal): Promise<boolean> {
    if (signal.aborted) return Promise.resolve(false);
    return new Promise((resolve) => {
      const queue = this.#queues.get(person) ?? [];
      const start = (): void => {
        signal.removeEventListener("abort", abort);
        resolve(true);
      };
      const abort = (): void => {
        queue.splice(queue.indexOf(start), 1);
        if (queue.length === 0) this.#queues.delete(person);
        this.#waiting -= 1;
        resolve(false);
      };
      signal.addEventListener("abort", abort, { once: true });
      queue.push(start);
      this.#queues.set(person, queue);
      this.#waiting += 1;
    });
  }

  #startNext(): void {
    const [next] = this.#queues;
    if (!next || this.#running >= this.#limits.maxRunning) return;
    const [person, queue] = next;
    const start = queue.shift();
    this.#queues.delete(person);
    if (queue.length > 0) this.#queues.set(person, queue);
    this.#waiting -= 1;
    this.#running += 1;
    start?.();
  }

  #countOf(key: string): number {
    return this.#taskCounts.get(key) ?? 0;
  }

  #addToCounts(keys: readonly string[], change: 1 | -1): void {
    for (const key of keys) {
      const count = this.#countOf(key) + change;
      if (count > 0) this.#taskCounts.set(key, count);
      else this.#taskCounts.delete(key);
    }
  }
}
