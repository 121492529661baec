let lastTurn: Promise<void> = Promise.resolve();

/**
 * To be awaited before some milliseconds of work for a page: one page has them in each turn of the event loop. Many at once
 * would keep what takes no time, such as the health check, waiting for all of them.
 */
export function ownTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => new Promise((resolve) => setImmediate(resolve)));
  return lastTurn;
}
