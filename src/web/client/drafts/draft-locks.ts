/**
 * Locks tell which drafts belong to pages that are open: a page that is closed, however, lets go of its own. Where a
 * browser has none, as at addresses without encryption, no draft counts as open.
 */
const nameOf = (key: string) => `open ${key}`;

/** A page that is loaded anew is gone after this time, in milliseconds; one that is not is another one. */
const patienceMs = 1_000;

/** Holds a draft for as long as the page is open. @returns a function that lets go of it */
export function openDraft(key: string): () => void {
  let close: () => void = () => undefined;
  const closed = new Promise<void>((resolve) => (close = resolve));
  void navigator.locks?.request(nameOf(key), () => closed);
  return close;
}

export async function isDraftOpen(key: string): Promise<boolean> {
  const held = (await navigator.locks?.query())?.held ?? [];
  return held.some(({ name }) => name === nameOf(key));
}

/** Resolves once no page holds a draft any more, or patience is at its end. */
export async function whenDraftClosed(key: string): Promise<void> {
  const signal = AbortSignal.timeout(patienceMs);
  await navigator.locks?.request(nameOf(key), { signal }, () => undefined).catch(() => undefined);
}

/** Works on a draft that no page has open, which none can take up meanwhile. @returns null when a page has it open */
export async function withClosedDraft<Result>(key: string, work: () => Promise<Result>): Promise<Result | null> {
  if (!navigator.locks) return null;
  return navigator.locks.request(nameOf(key), { ifAvailable: true }, (lock) => (lock ? work() : null));
}
