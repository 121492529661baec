/** Delay in browsers without `requestIdleCallback`. */
const fallbackMs = 50;

/** Runs a callback when the browser is idle. @returns the function to cancel it */
export function whenIdle(action: () => void): () => void {
  if (typeof window.requestIdleCallback === "function") {
    const handle = window.requestIdleCallback(action, { timeout: 1_000 });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(action, fallbackMs);
  return () => clearTimeout(timer);
}
