/** Queue of waiting pages: those in progress come before those that have not started. */
const queues = { inProgress: [] as (() => void)[], waiting: [] as (() => void)[] };
let isScheduled = false;

/**
 * Await this before some milliseconds of work for a page: each turn of the event loop is given to one page. Many pages
 * in one turn would block requests that take no time, such as the health check.
 */
export function eventLoopTurn(): Promise<void> {
  return enqueueTurn(queues.waiting);
}

/** Like `eventLoopTurn`, for a further part of a page, which is finished before another page is started. */
export function nextEventLoopTurn(): Promise<void> {
  return enqueueTurn(queues.inProgress);
}

function enqueueTurn(queue: (() => void)[]): Promise<void> {
  return new Promise((resolve) => {
    queue.push(resolve);
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(runNextTurn);
  });
}

function runNextTurn(): void {
  const next = queues.inProgress.shift() ?? queues.waiting.shift();
  if (!next) {
    isScheduled = false;
    return;
  }
  next();
  // React starts in the next turn, with everything that is ready by then.
  setImmediate(() => setImmediate(runNextTurn));
}
