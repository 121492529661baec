export interface QueueLimits {
  /** Tasks at once. */
  readonly running: number;
  readonly waiting: number;
  /** Tasks of one person and of one address, waiting or running. */
  readonly ofPerson: number;
  readonly ofAddress: number;
}

export interface QueueClient {
  readonly person: string;
  readonly address: string;
}

/** Gives the place back; to be called once. */
export type Leave = () => void;

/** Lets so many tasks run at once; the others wait, and persons take turns. */
export class TaskQueue {
  readonly #limits: QueueLimits;
  readonly #held = new Map<string, number>();
  /** What starts the tasks that wait, by person; whoever has had a turn goes to the end. */
  readonly #lines = new Map<string, (() => void)[]>();
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
   * Waits for a place.
   *
   * @param client null is not counted
   * @param patience asked where there is something to wait for: what gives up
   * @returns why there is none, in place of what gives it back
   */
  async enter(
    client: QueueClient | null,
    patience: () => AbortSignal,
  ): Promise<Leave | "too-many" | "full" | "aborted"> {
    const { running, waiting, ofPerson, ofAddress } = this.#limits;
    const [person, address] = [`person ${client?.person ?? ""}`, `address ${client?.address ?? ""}`];
    if (client && (this.#heldBy(person) >= ofPerson || this.#heldBy(address) >= ofAddress)) return "too-many";
    if (this.#running >= running && this.#waiting >= waiting) return "full";
    this.#hold([person, address], 1);
    const leave = (): void => {
      this.#running -= 1;
      this.#hold([person, address], -1);
      this.#startNext();
    };
    if (this.#running < running) {
      this.#running += 1;
      return leave;
    }
    const isStarted = await this.#wait(person, patience());
    if (isStarted) return leave;
    this.#hold([person, address], -1);
    return "aborted";
  }

  #wait(person: string, signal: AbortSignal): Promise<boolean> {
    if (signal.aborted) return Promise.resolve(false);
    return new Promise((resolve) => {
      const line = this.#lines.get(person) ?? [];
      const start = (): void => {
        signal.removeEventListener("abort", giveUp);
        resolve(true);
      };
      const giveUp = (): void => {
        line.splice(line.indexOf(start), 1);
        if (line.length === 0) this.#lines.delete(person);
        this.#waiting -= 1;
        resolve(false);
      };
      signal.addEventListener("abort", giveUp, { once: true });
      line.push(start);
      this.#lines.set(person, line);
      this.#waiting += 1;
    });
  }

  #startNext(): void {
    const [next] = this.#lines;
    if (!next || this.#running >= this.#limits.running) return;
    const [person, line] = next;
    const start = line.shift();
    this.#lines.delete(person);
    if (line.length > 0) this.#lines.set(person, line);
    this.#waiting -= 1;
    this.#running += 1;
    start?.();
  }

  #heldBy(key: string): number {
    return this.#held.get(key) ?? 0;
  }

  #hold(keys: readonly string[], change: 1 | -1): void {
    for (const key of keys) {
      const count = this.#heldBy(key) + change;
      if (count > 0) this.#held.set(key, count);
      else this.#held.delete(key);
    }
  }
}
