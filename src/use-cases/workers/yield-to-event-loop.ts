/** Longest work without a pause, in milliseconds. */
const maxMs = 10;

/** Awaited repeatedly by long work in the main thread: yields to everything else after each such period. */
export function createYield(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < maxMs) return;
    await new Promise((resolve) => setImmediate(resolve));
    since = performance.now();
  };
}
