/**
 * Preloaded into the program: on SIGUSR2 prints the two longest turns of its event loop since the last time, in milliseconds of the
 * main thread's own processor time, collections of garbage within them included.
 */
import { isMainThread } from "node:worker_threads";

if (isMainThread) {
  let longest = [0, 0];
  let before = process.threadCpuUsage();
  const endTurn = (): void => {
    const now = process.threadCpuUsage();
    const ms = (now.user + now.system - before.user - before.system) / 1_000;
    longest = [...longest, ms].toSorted((a, b) => b - a).slice(0, 2);
    before = now;
    // Does not keep the loop from waiting for events.
    setImmediate(endTurn).unref();
  };
  setImmediate(endTurn).unref();
  process.on("SIGUSR2", () => {
    console.log(`turns of ${longest.map((ms) => ms.toFixed(0)).join(" and ")} ms`);
    longest = [0, 0];
    before = process.threadCpuUsage();
  });
}
