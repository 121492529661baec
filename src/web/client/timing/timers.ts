/** Browsers keep delays as 32-bit numbers: what is longer would fire at once. */
export const maxDelayMs = 2_147_483_647;

/** Like `setTimeout`, for delays that may be longer than a browser can count: those wait as long as it can. */
export function setSafeTimeout(action: () => void, delayMs: number): ReturnType<typeof setTimeout> {
  return setTimeout(action, Math.min(Math.max(0, delayMs), maxDelayMs));
}
