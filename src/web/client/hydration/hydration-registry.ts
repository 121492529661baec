/** Parts of the page that stand there as the server drew them and are not brought to life yet, with what wakes them. */
const sleeping = new Map<object, () => void>();
let waiting: (() => void)[] = [];

export function markDehydrated(part: object, wake: () => void): void {
  sleeping.set(part, wake);
}

/** The part has been brought to life, or has left the page. */
export function markHydrated(part: object): void {
  sleeping.delete(part);
  if (sleeping.size > 0) return;
  const told = waiting;
  waiting = [];
  for (const tell of told) tell();
}

/** Wakes every part; resolves once all of them are awake. */
export function hydrateAll(): Promise<void> {
  if (sleeping.size === 0) return Promise.resolve();
  const awake = new Promise<void>((resolve) => waiting.push(resolve));
  for (const wake of sleeping.values()) wake();
  return awake;
}
