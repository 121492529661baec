import type { Steps } from "#domain/geography/recorded-walk/stretches.ts";

/** A frame takes 16 ms, part of which the page needs. */
const sliceMs = 8;

/**
 * Runs long work in slices of a few milliseconds, so that the page stays responsive.
 *
 * @param onProgress called with the completed share, from 0 to 1
 * @throws the reason of the signal when it aborts
 */
export async function inSlices<Result>(
  work: Steps<Result>,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Result> {
  for (;;) {
    const start = performance.now();
    let step = work.next();
    while (step.done !== true && performance.now() - start < sliceMs) step = work.next();
    if (step.done === true) return step.value;
    onProgress(step.value);
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
  }
}
