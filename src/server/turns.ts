/** Milliseconds of one turn of the event loop for what can be divided. */
const turnMs = 5;

const waiting: (() => void)[] = [];
let turn: NodeJS.Immediate | null = null;
let until = 0;

function beginTurn(): NodeJS.Immediate {
  until = performance.now() + turnMs;
  return setImmediate(goOn);
}

function goOn(): void {
  until = performance.now() + turnMs;
  // One that comes to wait during this turn has the next.
  for (let left = waiting.length; left > 0 && performance.now() < until; left--) waiting.shift()?.();
  turn = waiting.length > 0 ? beginTurn() : null;
}

/**
 * Does something in a turn of its own: the event loop looks at its connections in between, however many have something to
 * do at the same time.
 */
export function inLaterTurn(work: () => void): void {
  waiting.push(work);
  turn ??= beginTurn();
}

/** Does something at once, whoever waits. Its time counts as this turn's. */
export function outOfTurn(work: () => void): void {
  turn ??= beginTurn();
  work();
}

/** Does something at once, or in a later turn where others wait already or this turn has been long. */
export function inTurn(work: () => void): void {
  if (waiting.length > 0 || (turn && performance.now() >= until)) inLaterTurn(work);
  else outOfTurn(work);
}
