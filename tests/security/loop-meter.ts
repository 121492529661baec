/**
 * Preloaded into the server under test (`--import`): reports to its parent how long the event loop was blocked, and the
 * current speed of the machine. Does not affect the server.
 */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

export interface LoopMeasure {
  /** Longest block of the event loop since the last report, in milliseconds. */
  readonly heldMs: number;
  /** How many times longer than on an idle machine a fixed computation takes now; at least 1. */
  readonly slowness: number;
}

const work = Array.from({ length: 4_000 }, (_, number) => ({ name: `town ${number}`, number }));
/** How long the computation takes on an idle core of an ordinary server. */
const usualMs = 1.2;

function slowness(): number {
  const times = Array.from({ length: 7 }, () => {
    const begun = performance.now();
    JSON.parse(JSON.stringify(work));
    return performance.now() - begun;
  }).toSorted((a, b) => a - b);
  return Math.max(1, (times[3] ?? 0) / usualMs);
}

if (isMainThread && process.send !== undefined) {
  const resolution = 5;
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  process.on("message", () => {
    const heldMs = Math.max(0, delay.max / 1e6 - resolution);
    process.send?.({ heldMs, slowness: slowness() } satisfies LoopMeasure);
    delay.reset();
  });
  // Must not keep the process alive.
  process.channel?.unref();
}
