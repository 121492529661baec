import type { WireResponse } from "#tests/security/http-client.ts";

/** Records statuses and latencies of responses by kind of request. */
export class Journal {
  readonly #times = new Map<string, number[]>();
  readonly #faults = new Map<string, number>();

  /** @param what the kind of request; @param isExpected which statuses its sender may get */
  note(what: string, { status, ms, failure }: WireResponse, isExpected: (status: number) => boolean): void {
    const times = this.#times.get(what) ?? [];
    times.push(ms);
    this.#times.set(what, times);
    if (isExpected(status)) return;
    const fault = `${what} was answered ${status}${failure === undefined ? "" : ` (${failure})`}`;
    this.#faults.set(fault, (this.#faults.get(fault) ?? 0) + 1);
  }

  faults(): string[] {
    return [...this.#faults].map(([fault, times]) => `${fault}, ${times} times`);
  }

  /** A Markdown table, in milliseconds. */
  table(): string {
    const rows = [...this.#times].map(([what, times]) => {
      const sorted = times.toSorted((a, b) => a - b);
      const at = (share: number): number => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
      return `| ${[what, times.length, at(0.5), at(0.95), at(0.99), at(1)].join(" | ")} |`;
    });
    return [
      "| Request | Number | Median | 95 % | 99 % | Worst |",
      "| --- | --- | --- | --- | --- | --- |",
      ...rows,
    ].join("\n");
  }
}
