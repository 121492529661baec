interface CachedResult<Value> {
  readonly of: readonly unknown[];
  readonly value: Value;
}

/**
 * Caches the last result per key, as long as its inputs are the same: loaders get the same objects from memory until
 * the content changes.
 */
export class LastResultCache<Value> {
  readonly #results = new Map<string, CachedResult<Value>>();

  /**
   * @param key one of a few, not chosen by the client
   * @param of all inputs of `make`
   */
  get(key: string, of: readonly unknown[], make: () => Value): Value {
    const cached = this.#results.get(key);
    if (cached && cached.of.length === of.length && cached.of.every((one, index) => Object.is(one, of[index])))
      return cached.value;
    const value = make();
    this.#results.set(key, { of, value });
    return value;
  }
}
