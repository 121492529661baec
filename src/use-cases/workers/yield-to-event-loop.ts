import { type Steps, sortInSteps } from "#domain/steps.ts";

/** Longest work without a pause, in milliseconds, of all long work together. */
const maxBlockingMs = 10;

/** Long work that waits for its turn. */
const waiting: (() => void)[] = [];
let turnStartedAt = performance.now();

/** One at a time: several in one turn of the event loop would add up. */
function giveTurn(): void {
  turnStartedAt = performance.now();
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(giveTurn);
}

const isTurnOver = (): boolean => performance.now() - turnStartedAt >= maxBlockingMs;

/**
 * Awaited repeatedly by long work in the main thread: yields to everything else once ten milliseconds have passed in this
 * turn of the event loop.
 */
export async function yieldIfBusy(): Promise<void> {
  if (!isTurnOver()) return;
  await new Promise<void>((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(giveTurn);
  });
}

/** Runs work in steps, yielding between them. */
export async function runInSteps<Result>(steps: Steps<Result>): Promise<Result> {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    await yieldIfBusy();
  }
}

/** Visits very many things in order, yielding now and then. */
export async function visitEach<Thing>(things: Iterable<Thing>, visit: (thing: Thing) => void): Promise<void> {
  for (const thing of things) {
    if (isTurnOver()) await yieldIfBusy();
    visit(thing);
  }
}

/** As `toSorted`, in portions of a millisecond: hundreds of thousands of names would hold up everybody for a second. */
export function sortYielding<Thing>(
  things: readonly Thing[],
  compare: (a: Thing, b: Thing) => number,
): Promise<readonly Thing[]> {
  return runInSteps(sortInSteps(things, compare));
}
