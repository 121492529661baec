/** An observable value; its `subscribe` and `get` fit `useSyncExternalStore`. */
export interface Store<Value> {
  readonly get: () => Value;
  /** Notifies subscribers, unless the value is the same. */
  readonly set: (value: Value) => void;
  /** Subscribes to changes. @returns the function to unsubscribe */
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
