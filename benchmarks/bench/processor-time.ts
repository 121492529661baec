import { readFileSync } from "node:fs";

/** Clock ticks per second in which Linux counts processor time. */
const ticksPerSecond = 100;

/**
 * Processor time of a process and its threads so far, without ended children.
 *
 * @returns seconds, in steps of 10 ms
 * @throws Error outside Linux, or if there is no such process
 */
export function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)!.split(" ");
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** Median; of two middle values the upper one. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
