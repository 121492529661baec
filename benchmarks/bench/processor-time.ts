import { readFileSync } from "node:fs";

/** Ticks of the clock in which Linux counts processor time, a second. */
const ticksPerSecond = 100;

/**
 * Processor time of a process and its threads so far, its ended children left out.
 *
 * @returns seconds, in steps of 10 ms
 * @throws Error outside Linux, or when there is no such process
 */
export function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)!.split(" ");
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** Middle of the values; of two middles the upper one. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
