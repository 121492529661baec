import { readFileSync } from "node:fs";

/** Limit for the memory of the process (RSS) in MB. */
const maxMb = 600;
/** Greatest relative growth from the second quarter to the last, on average: by then all caches are full. */
const maxGrowth = 0.1;

const everyMs = 2_000;

/** Samples the memory of a process of this machine; needs Linux. */
export class MemoryWatch {
  readonly #samples: number[] = [];
  readonly #timer: NodeJS.Timeout;

  constructor(pid: number) {
    this.#timer = setInterval(() => this.#samples.push(residentMb(pid)), everyMs);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Mean of a quarter of the run, in MB. */
  #quarter(number: 1 | 2 | 3 | 4): number {
    const length = this.#samples.length / 4;
    const part = this.#samples.slice(Math.floor((number - 1) * length), Math.ceil(number * length));
    return part.reduce((sum, mb) => sum + mb, 0) / Math.max(1, part.length);
  }

  faults(): string[] {
    const most = Math.max(...this.#samples);
    const growth = this.#quarter(4) / this.#quarter(2) - 1;
    return [
      ...(most > maxMb ? [`memory reached ${Math.round(most)} MB`] : []),
      ...(growth > maxGrowth
        ? [`memory grew by ${Math.round(growth * 100)} % from the second quarter to the last`]
        : []),
    ];
  }

  sentence(): string {
    const quarters = ([1, 2, 3, 4] as const).map((number) => Math.round(this.#quarter(number)));
    return `Memory (RSS): ${quarters.join(", ")} MB on average in the four quarters, ${Math.round(Math.max(...this.#samples))} MB at most.`;
  }
}

export function residentMb(pid: number): number {
  const [, kb = "0"] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kb) / 1_024;
}
