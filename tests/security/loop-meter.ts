/**
 * Loaded into a server under test by `--import`: tells whoever started it for how long its event loop stood still, and how
 * fast this machine is at this moment. It changes nothing of what the server does.
 */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

export interface LoopMeasure {
  /** Longest time for which the event loop stood still since it was last asked, in milliseconds. */
  readonly heldMs: number;
  /** How many times longer than on an idle machine a fixed piece of work takes now; at least 1. */
  readonly slowness: number;
}

const work = Array.from({ length: 4_000 }, (_, number) => ({ name: `town ${number}`, number }));
/** What writing and reading it takes on an idle core of an ordinary server. */
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
  // The server ends when it wants to.
  process.channel?.unref();
}
