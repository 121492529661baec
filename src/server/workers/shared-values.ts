import { deserialize, serialize } from "node:v8";
import type { SharedValue } from "#use-cases/workers/worker-pool.ts";

const shared = new WeakMap<object, SharedValue<object>>();
let lastId = 0;

/** The bytes of a value, readable by all threads; serialised once per value. */
export function share<Value extends object>(value: Value): SharedValue<Value> {
  // The entry of a value was made from that value.
  const existing = shared.get(value) as SharedValue<Value> | undefined;
  if (existing) return existing;
  const serialized = serialize(value);
  const bytes = new SharedArrayBuffer(serialized.byteLength);
  new Uint8Array(bytes).set(serialized);
  const sharedValue: SharedValue<Value> = { id: (lastId += 1), bytes };
  shared.set(value, sharedValue);
  return sharedValue;
}

/** Greatest total size of the values in one thread, serialised, in bytes; the least recently used are evicted. */
const maxSharedBytes = 4_000_000;

/** The deserialised values of one thread. */
export class ThreadValues {
  readonly #values = new Map<number, { readonly value: unknown; readonly size: number }>();
  #size = 0;

  read<Value>({ id, bytes }: SharedValue<Value>): Value {
    const entry = this.#values.get(id) ?? { value: deserialize(Buffer.from(bytes)), size: bytes.byteLength };
    if (this.#values.delete(id)) this.#size -= entry.size;
    this.#values.set(id, entry);
    this.#size += entry.size;
    for (const [oldest, { size }] of this.#values) {
      if (this.#size <= maxSharedBytes || oldest === id) break;
      this.#values.delete(oldest);
      this.#size -= size;
    }
    // An id stands for one value, so its type is known.
    return entry.value as Value;
  }
}
