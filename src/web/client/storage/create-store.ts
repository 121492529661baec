/** A value that others follow; its `subscribe` and `get` are what `useSyncExternalStore` asks for. */
export interface Store<Value> {
  readonly get: () => Value;
  /** Calls back those who follow, unless it is the same value. */
  readonly set: (value: Value) => void;
  /** Calls back after each change. @returns a function that ends it */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createStore<Value>(first: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
