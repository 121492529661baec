/** Queue of waiting pages: those in progress come before those that have not started. */
const queues = { begun: [] as (() => void)[], waiting: [] as (() => void)[] };
let isTurning = false;

/**
 * Await this before some milliseconds of work for a page: each turn of the event loop is given to one page. Many pages
 * in one turn would block requests that take no time, such as the health check.
 */
export function ownTurn(): Promise<void> {
  return turnIn(queues.waiting);
}

/** Like `ownTurn`, for a further part of a page, which is finished before another page is started. */
export function nextTurn(): Promise<void> {
  return turnIn(queues.begun);
}

function turnIn(queue: (() => void)[]): Promise<void> {
  return new Promise((resolve) => {
    queue.push(resolve);
    if (isTurning) return;
    isTurning = true;
    setImmediate(takeTurn);
  });
}

function takeTurn(): void {
  const next = queues.begun.shift() ?? queues.waiting.shift();
  if (!next) {
    isTurning = false;
    return;
  }
  next();
  // React starts in the next turn, with everything that is ready by then.
  setImmediate(() => setImmediate(takeTurn));
}
