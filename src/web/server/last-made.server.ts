interface Made<Value> {
  readonly of: readonly unknown[];
  readonly value: Value;
}

/**
 * What was made last under a key, for as long as all that it was made of is the same: loaders get the same objects from
 * memory until the content changes.
 */
export class LastMade<Value> {
  readonly #kept = new Map<string, Made<Value>>();

  /**
   * @param key of which there are few, none of them freely chosen by whoever asks
   * @param of all that `make` uses
   */
  get(key: string, of: readonly unknown[], make: () => Value): Value {
    const kept = this.#kept.get(key);
    if (kept && kept.of.length === of.length && kept.of.every((one, index) => Object.is(one, of[index])))
      return kept.value;
    const value = make();
    this.#kept.set(key, { of, value });
    return value;
  }
}
