/** Who is signed in, as the page knows it; `null` is nobody, or nobody known yet. */
export interface IdentityState<Identity> {
  get(): Identity | null;
  set(identity: Identity | null): void;
  /** Calls back after each change. @returns a function that ends it */
  subscribe(listener: () => void): () => void;
}

export function createIdentityState<Identity>(first: Identity | null = null): IdentityState<Identity> {
  const listeners = new Set<() => void>();
  let current = first;
  return {
    get: () => current,
    set: (identity) => {
      if (identity === current) return;
      current = identity;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
