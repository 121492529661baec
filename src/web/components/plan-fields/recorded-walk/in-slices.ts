import type { Steps } from "#domain/recorded-walk/steps.ts";

/** A frame takes 16 ms, and the page wants some of them. */
const sliceMs = 8;

/**
 * Does long work a few milliseconds at a time, so that the page can be used meanwhile.
 *
 * @param onProgress is told how much is done, from 0 to 1
 * @throws the reason of the signal once that is given up
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
