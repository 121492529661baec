/** Whoever waits for a turn: those in the midst of a page come before those who have yet to begin one. */
const queues = { begun: [] as (() => void)[], waiting: [] as (() => void)[] };
let isTurning = false;

/**
 * To be awaited before some milliseconds of work for a page: one page has them in each turn of the event loop. Many at once
 * would keep what takes no time, such as the health check, waiting for all of them.
 */
export function ownTurn(): Promise<void> {
  return turnIn(queues.waiting);
}

/** As `ownTurn`, for a further part of a page: it is finished before another one is begun. */
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
  // React goes to work in the turn after this one, on all that is ready by then.
  setImmediate(() => setImmediate(takeTurn));
}
