/** Longest work without a pause, in milliseconds. */
const maxBlockingMs = 10;

/** Awaited repeatedly by long work in the main thread: yields to everything else after each such period. */
export function createYield(): () => Promise<void> {
  let lastYieldAt = performance.now();
  return async () => {
    if (performance.now() - lastYieldAt < maxBlockingMs) return;
    await new Promise((resolve) => setImmediate(resolve));
    lastYieldAt = performance.now();
  };
}
