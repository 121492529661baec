/** Wait in browsers that do not tell when they are idle. */
const fallbackMs = 50;

/** Runs something when the browser has nothing better to do. @returns what takes the request back */
export function whenIdle(action: () => void): () => void {
  if (typeof window.requestIdleCallback === "function") {
    const handle = window.requestIdleCallback(action, { timeout: 1_000 });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(action, fallbackMs);
  return () => clearTimeout(timer);
}
