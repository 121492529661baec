/** A map up to a total size, which evicts the least recently used entries. */
export class LruMap<Key, Value> {
  readonly #entries = new Map<Key, Value>();
  readonly #maxSize: number;
  readonly #sizeOf: (value: Value, key: Key) => number;
  #size = 0;

  /** @param sizeOf size of an entry, always the same for the same one; by default each counts as one */
  constructor(maxSize: number, sizeOf: (value: Value, key: Key) => number = () => 1) {
    this.#maxSize = maxSize;
    this.#sizeOf = sizeOf;
  }

  /** Total size of all entries. */
  get size(): number {
    return this.#size;
  }

  /** The value of a key, which counts as used. */
  get(key: Key): Value | undefined {
    const value = this.#entries.get(key);
    if (value !== undefined && this.#entries.delete(key)) this.#entries.set(key, value);
    return value;
  }

  /** Stores a value; it stays until the next one, however large it is. */
  set(key: Key, value: Value): void {
    this.delete(key);
    this.#entries.set(key, value);
    this.#size += this.#sizeOf(value, key);
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#maxSize || oldest === key) break;
      this.delete(oldest);
    }
  }

  delete(key: Key): void {
    const value = this.#entries.get(key);
    if (value === undefined) return;
    this.#entries.delete(key);
    this.#size -= this.#sizeOf(value, key);
  }

  clear(): void {
    this.#entries.clear();
    this.#size = 0;
  }
}
