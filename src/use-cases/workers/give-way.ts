/** Longest work without a pause, in milliseconds. */
const maxMs = 10;

/** What long work in the main thread awaits again and again: everything else has its turn when it has gone on for a while. */
export function givingWay(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < maxMs) return;
    await new Promise((resolve) => setImmediate(resolve));
    since = performance.now();
  };
}
